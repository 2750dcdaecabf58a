import { copyFile } from 'node:fs/promises';
import { round } from '../drawing/svg';
import { shellMedia, write } from '../places';
import { decideOverrides, fallbacks, type Fallback } from './fallback';
import { createInstance, licence, subset } from './family';

const percent = (share: number) => `${round(share * 100)}%`;

async function drawFallbackFace(fallback: Fallback) {
  const overrides = decideOverrides(fallback, await createInstance(fallback.at));
  const locals = fallback.locals.map((name) => `local('${name}')`).join(', ');
  return `@font-face {
  font-family: '${fallback.family}';
  font-weight: ${fallback.weight};
  src: ${locals};
  size-adjust: ${percent(overrides.sizeAdjust)};
  ascent-override: ${percent(overrides.ascent)};
  descent-override: ${percent(overrides.descent)};
  line-gap-override: ${percent(overrides.lineGap)};
}
`;
}

export async function makeFont() {
  await write(`${shellMedia}fonts/instrument-sans.woff2`, await subset('woff2'));
  await copyFile(licence, `${shellMedia}fonts/instrument-sans.OFL.txt`);
  const real = `/* Made by \`npm run media\`. Use as: font-family: 'Instrument Sans', 'Instrument Sans Arial', 'Instrument Sans Roboto', sans-serif; */
@font-face {
  font-family: 'Instrument Sans';
  font-weight: 400 700;
  font-display: optional;
  src: url('./instrument-sans.woff2') format('woff2');
}
`;
  const faces = await Promise.all(fallbacks.map(drawFallbackFace));
  await write(`${shellMedia}fonts/font.css`, [real, ...faces].join('\n'));
}
