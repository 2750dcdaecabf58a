import { act, fireEvent, screen, within } from '@testing-library/react';
import { partners } from '../media/partners';
import { renderPage } from '../testing/render';
import { PartnerGrid } from './PartnerGrid';

const start = () => renderPage(<PartnerGrid heading="h3" />);
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
const films = () => [...document.querySelectorAll('video source[type="video/webm"]')].map((s) => s.getAttribute('src'));

test('shows nine partners, each with a link to a site of its own', () => {
  start();
  const links = screen.getAllByRole('link', { name: /^Visitar o site de/ });
  expect(links).toHaveLength(9);
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(partners.length);
  expect(within(card('CG Details')).getByRole('link')).toHaveAttribute('href', 'https://cg-details.partners.example');
});

test('asks for its first picture at once where it opens the page, for all others when they come near', () => {
  const loading = () => [...document.querySelectorAll('picture img')].map((image) => image.getAttribute('loading'));
  const { unmount } = start();
  expect(new Set(loading())).toEqual(new Set(['lazy']));
  unmount();
  renderPage(<PartnerGrid heading="h2" opensPage />);
  expect(loading()).toEqual(['eager', ...Array<string>(partners.length - 1).fill('lazy')]);
  expect(document.querySelector('link[rel="preload"][as="image"]')).toHaveAttribute('fetchpriority', 'high');
});

test('plays the film of the card pointed at, and of no other', () => {
  start();
  expect(films()).toEqual([]);
  fireEvent.pointerEnter(card('Bluebox'));
  expect(films()).toEqual(['/media/bluebox/film.webm']);
  fireEvent.pointerEnter(card('Publicarte'));
  expect(films()).toEqual(['/media/publicarte/film.webm']);
  fireEvent.pointerLeave(card('Publicarte'));
  expect(films()).toEqual([]);
});

test('plays for keyboard focus too', () => {
  start();
  act(() => within(card('Bluebox')).getByRole('link').focus());
  expect(films()).toEqual(['/media/bluebox/film.webm']);
});

test('its button keeps all films still', () => {
  start();
  fireEvent.click(screen.getByRole('button', { name: 'Pausar os vídeos' }));
  fireEvent.pointerEnter(card('Bluebox'));
  expect(films()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Reproduzir os vídeos' }));
  fireEvent.pointerEnter(card('Bluebox'));
  expect(films()).toHaveLength(1);
});
