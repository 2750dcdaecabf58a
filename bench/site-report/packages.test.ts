import { largestOf, packageOf, sharesOf } from './packages';

test.each([
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['node_modules/@nhost/nhost-js/dist/index.esm.js', '@nhost/nhost-js'],
  ['node_modules/a/node_modules/b/index.js', 'b'],
  ['shared-config/kit/session/tokens/session.ts', 'shared-config/kit/session'],
  ['shared-config/kit/index.ts', 'shared-config/kit'],
  ['shell/header/menus/Menu.tsx', 'shell/header'],
  ['shell/App.tsx', 'shell'],
])('counts %s for %s', (path, name) => {
  expect(packageOf(path)).toBe(name);
});

test('splits the compressed size by minified bytes, largest first, with the rest for webpack', () => {
  const modules = { 'shell/App.tsx': 100, 'node_modules/react/index.js': 300, 'node_modules/react/jsx.js': 300 };
  const shares = sharesOf(modules, { minified: 1000, compressed: 500 });
  expect(Object.entries(shares)).toEqual([
    ['react', 300],
    ['webpack', 150],
    ['shell', 50],
  ]);
});

test('names the largest module, or its package', () => {
  expect(largestOf({ 'shell/App.tsx': 100, 'shell/start.tsx': 300 })).toBe('shell/start.tsx');
  expect(largestOf({ 'shell/App.tsx': 100, 'node_modules/react/index.js': 300 })).toBe('react');
  expect(largestOf({})).toBeUndefined();
});
