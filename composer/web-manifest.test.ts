import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconSources } from '@ponte/contract/named-media';
import { createContract } from 'fixtures/builds/create-build';
import { colors, createWebManifest, iconTags } from './web-manifest';

const texts = { pt: { 'site.description': 'Duas margens' }, en: {}, es: {} };
const media = Object.fromEntries(Object.values(iconSources).map((source) => [source, `static/${source}`]));
const shell = createContract('shell', 1, { media });

test('has the site’s name, a Portuguese description and icons for every launcher', () => {
  const manifest = JSON.parse(createWebManifest(shell, texts, 'Travessia')) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: 'Travessia',
    short_name: 'Travessia',
    description: 'Duas margens',
    lang: 'pt-BR',
    start_url: '/',
  });
  expect(manifest.icons).toContainEqual({
    src: '/builds/shell/1.0.0-000000000001/static/media/icon-192.png',
    sizes: '192x192',
    type: 'image/png',
  });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
});

test('writes tags for the manifest and for the icons that the shell has', () => {
  const tags = iconTags(shell).join('\n');
  expect(tags).toContain('rel="apple-touch-icon" href="/builds/shell/1.0.0-000000000001/static/media/apple-touch');
  expect(tags).toContain('rel="manifest" href="/manifest.webmanifest"');
  expect(iconTags(createContract('shell', 1)).join()).not.toMatch(/rel="[a-z-]*icon"/);
});

test('the colors are those of the design’s tokens', () => {
  const tokens = readFileSync(createRequire(__filename).resolve('@ponte/kit/design/tokens.css'), 'utf8');
  // If this fails, the tokens have changed: copy the new values to web-manifest.ts.
  expect(tokens).toContain(`--ink: light-dark(${colors.ink},`);
  expect(tokens).toContain(`--paper: light-dark(${colors.paper},`);
});
