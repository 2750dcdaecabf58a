import { fireEvent } from '@testing-library/react';
import { prefetchLinks } from './prefetch-links';

const prefetched: string[] = [];
let stop = () => {};

function open(): void {
  stop = prefetchLinks(({ pathname }) => prefetched.push(pathname));
}

const find = (name: string) => [...document.body.children].find((element) => element.textContent === name) as Element;
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  prefetched.length = 0;
  document.body.innerHTML =
    '<a href="/contato">contact</a><a href="/login">login</a><a href="https://example.com/contato">other</a><p>text</p>';
});
afterEach(() => {
  stop();
  connect(undefined);
});

test.each(['pointerOver', 'focusIn'] as const)('%s prefetches the page of a link of the site', (event) => {
  open();
  for (const name of ['contact', 'login', 'other', 'text']) fireEvent[event](find(name));
  expect(prefetched).toEqual(['/contato', '/login']);
  stop();
  fireEvent[event](find('contact'));
  expect(prefetched).toHaveLength(2);
});

test('prefetches the link that has the focus already', () => {
  (find('login') as HTMLElement).focus();
  open();
  expect(prefetched).toEqual(['/login']);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
  'prefetches nothing with %j',
  (connection) => {
    connect(connection);
    open();
    fireEvent.pointerOver(find('contact'));
    expect(prefetched).toEqual([]);
  },
);

test('prefetches nothing for a visitor who is offline', () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  open();
  fireEvent.pointerOver(find('contact'));
  Reflect.deleteProperty(navigator, 'onLine');
  expect(prefetched).toEqual([]);
});
