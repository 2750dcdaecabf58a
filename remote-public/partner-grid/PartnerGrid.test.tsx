import { act, fireEvent, screen, within } from '@testing-library/react';
import { partners } from '../media/partner-list';
import { renderPage } from '../testing/render';
import { PartnerGrid } from './PartnerGrid';

const renderGrid = () => renderPage(<PartnerGrid heading="h3" />);
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
const films = () => [...document.querySelectorAll('video source[type="video/webm"]')].map((s) => s.getAttribute('src'));

test('shows nine partners, each with a link to a site of its own', () => {
  renderGrid();
  const links = screen.getAllByRole('link', { name: /^Visitar o site de/ });
  expect(links).toHaveLength(9);
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(partners.length);
  expect(within(card('CG Details')).getByRole('link')).toHaveAttribute('href', 'https://cg-details.partners.example');
});

test('loads the first row of pictures at the top of a page at once and all others lazily, without a preload in the browser', () => {
  const loading = () => [...document.querySelectorAll('picture img')].map((image) => image.getAttribute('loading'));
  const { unmount } = renderGrid();
  expect(new Set(loading())).toEqual(new Set(['lazy']));
  unmount();
  renderPage(<PartnerGrid heading="h2" opensPage />);
  expect(loading()).toEqual(['eager', 'eager', 'eager', ...Array<string>(partners.length - 3).fill('lazy')]);
  expect(document.querySelector('link[rel="preload"]')).toBeNull();
});

test('plays only the film of the hovered card', () => {
  renderGrid();
  expect(films()).toEqual([]);
  fireEvent.pointerEnter(card('Bluebox'));
  expect(films()).toEqual(['/media/bluebox/film.webm']);
  fireEvent.pointerEnter(card('Publicarte'));
  expect(films()).toEqual(['/media/publicarte/film.webm']);
  fireEvent.pointerLeave(card('Publicarte'));
  expect(films()).toEqual([]);
});

test('plays the film of the focused card', () => {
  renderGrid();
  act(() => within(card('Bluebox')).getByRole('link').focus());
  expect(films()).toEqual(['/media/bluebox/film.webm']);
});

test('plays no film after its button is pressed, which is before the list', () => {
  renderGrid();
  const [button, list] = document.body.firstElementChild?.children ?? [];
  expect(button).toBe(screen.getByRole('button'));
  expect(list).toBe(screen.getByRole('list'));
  fireEvent.click(screen.getByRole('button', { name: 'Pausar os vídeos' }));
  fireEvent.pointerEnter(card('Bluebox'));
  expect(films()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Reproduzir os vídeos' }));
  fireEvent.pointerEnter(card('Bluebox'));
  expect(films()).toHaveLength(1);
});

test('has no button in data saver mode', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderGrid();
  expect(screen.queryByRole('button')).toBeNull();
  Reflect.deleteProperty(navigator, 'connection');
});
