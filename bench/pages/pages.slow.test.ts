import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MeasuredPaint } from './measure-page';
import { excessesOf } from './excesses';
import { publicPages } from '../subjects/public-pages';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const report = here('../.data/pages.json');
let measured: readonly MeasuredPaint[] = [];

// A process of its own: jest's transforms are not what the builds and the composer are run with.
beforeAll(async () => {
  await rm(report, { force: true });
  const run = spawn(process.execPath, ['--import', 'tsx', here('run.ts')], { stdio: 'inherit' });
  await once(run, 'exit');
  measured = JSON.parse(await readFile(report, 'utf8')) as MeasuredPaint[];
}, 1_800_000);

test.each(publicPages.map(({ path }) => path))('the largest paint of %s keeps to its limits', (path) => {
  const paint = measured.find((one) => one.path === path);
  expect(paint && excessesOf(paint)).toEqual([]);
});
