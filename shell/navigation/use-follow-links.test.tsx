import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from '@ponte/kit';
import { renderInShell } from '../testing/render';
import { useFollowLinks } from './use-follow-links';

const html = {
  __html: `
    <a href="/contato?de=sobre">contact</a><a href="/sobre#valores">values</a>
    <a href="/guia.pdf">guide</a><a href="/contato" target="_blank">tab</a><a href="/contato" download>file</a>
    <a href="https://example.com/contato">other</a><p>text</p>`,
};

function Site() {
  useFollowLinks();
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <div dangerouslySetInnerHTML={html} />
    </>
  );
}

let isHandled: boolean;
const onWindow = (event: Event) => {
  isHandled = event.defaultPrevented;
  // jsdom cannot navigate.
  event.preventDefault();
};

function click(name: string, init: MouseEventInit = {}): void {
  fireEvent.click(screen.getByText(name), { button: 0, ...init });
}

beforeEach(() => {
  renderInShell(<Site />, { path: '/sobre' });
  window.addEventListener('click', onWindow);
});
afterEach(() => window.removeEventListener('click', onWindow));

test('shows the page of a link in plain HTML', () => {
  click('contact');
  expect(isHandled).toBe(true);
  expect(screen.getByRole('heading')).toHaveTextContent('/contato?de=sobre');
});

test.each([
  ['guide', {}],
  ['tab', {}],
  ['file', {}],
  ['other', {}],
  ['text', {}],
  ['contact', { ctrlKey: true }],
  ['contact', { metaKey: true }],
  ['contact', { shiftKey: true }],
  ['contact', { button: 1 }],
])('leaves "%s" with %j to the browser', (name, init) => {
  click(name, init);
  expect(isHandled).toBe(false);
  expect(screen.getByRole('heading')).toHaveTextContent('/sobre');
});

test('leaves a place of the same page to the browser, which scrolls to it', () => {
  window.history.replaceState(null, '', '/sobre');
  click('values');
  expect(isHandled).toBe(false);
  expect(screen.getByRole('heading')).toHaveTextContent('/sobre');
});

test('leaves a click alone that a live link has handled', () => {
  screen.getByText('contact').addEventListener('click', (event) => event.preventDefault());
  click('contact');
  expect(screen.getByRole('heading')).toHaveTextContent('/sobre');
});
