import { readPlace, writePlace, type Place } from './place';

const origin = 'http://localhost';

it.each<Place>([
  { face: 'switches', language: 'pt', scheme: 'light' },
  { face: 'sheet', language: 'es', scheme: 'dark' },
  { face: { state: 'shell/header/Header/the menu, open' }, language: 'en', scheme: 'light' },
])('finds $face again', (place) => {
  expect(readPlace(new URL(writePlace(place), origin))).toEqual(place);
});

it('shows Portuguese in the light where nothing else is asked for', () => {
  expect(readPlace(new URL('/?language=fr&scheme=sepia', origin))).toEqual({
    face: 'switches',
    language: 'pt',
    scheme: 'light',
  });
});
