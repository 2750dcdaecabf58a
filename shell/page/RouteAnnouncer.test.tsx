import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render';
import { RouteAnnouncer } from './RouteAnnouncer';

beforeEach(() => {
  document.title = 'Home';
});

const live = (container: HTMLElement) => container.querySelector('[aria-live]');

test('says nothing of the page that was opened, whatever else its head gets', async () => {
  const { container } = renderInShell(<RouteAnnouncer />);
  await act(() => {
    document.title = 'Home';
    document.head.append(document.createElement('style'));
    return Promise.resolve();
  });
  expect(live(container)).toBeEmptyDOMElement();
});

test('says the title of each page that follows', async () => {
  const { container } = renderInShell(<RouteAnnouncer />);
  document.title = 'About us';
  expect(await screen.findByText('About us', { ignore: 'title' })).toBe(live(container));
  document.title = 'Home';
  expect(await screen.findByText('Home', { ignore: 'title' })).toBe(live(container));
});
