import { pageServiceIds } from '@ponte/contract/catalogue/catalogue';
import { render } from '@testing-library/react';
import { DeskPicture, sceneNames, type Scene } from './DeskPicture';

const draw = (scene: Scene) => render(<DeskPicture of={scene} />).container.innerHTML;

test('every service has a picture of its own, which no other page has', () => {
  expect(sceneNames).toEqual(expect.arrayContaining(pageServiceIds));
  expect(new Set(sceneNames.map(draw)).size).toBe(sceneNames.length);
});

test('the services of a category share the hour of its own picture', () => {
  const skyOf = (scene: Scene) => /<linearGradient.*<\/linearGradient>/.exec(draw(scene))?.[0];
  expect(skyOf('taxReturn')).toBe(skyOf('tax'));
  expect(skyOf('itin')).toBe(skyOf('company'));
  expect(skyOf('b1b2')).toBe(skyOf('visas'));
  expect(new Set((['tax', 'company', 'visas'] as const).map(skyOf)).size).toBe(3);
});
