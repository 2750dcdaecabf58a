import { readPlace, writePlace, type Place } from './place';

const origin = 'http://localhost';

it.each<Place>([
  { face: 'switches', language: 'pt', scheme: 'light' },
  { face: 'sheet', language: 'es', scheme: 'dark' },
  { face: { state: 'shell/header/Header/the menu, open' }, language: 'en', scheme: 'light' },
])('reads back the URL that it writes for $face', (place) => {
  expect(readPlace(new URL(writePlace(place), origin))).toEqual(place);
});

it('defaults to Portuguese and the light scheme', () => {
  expect(readPlace(new URL('/?language=fr&scheme=sepia', origin))).toEqual({
    face: 'switches',
    language: 'pt',
    scheme: 'light',
  });
});
