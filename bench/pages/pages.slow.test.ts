import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { publicPages } from '../subjects/public-pages';
import { excessesOf } from './excesses';
import { together, type JudgedPaint } from './judge';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const report = here('../.data/pages.json');
let measured: readonly JudgedPaint[] = [];

// A process of its own: jest's transforms are not what the builds and the composer are run with.
beforeAll(async () => {
  await rm(report, { force: true });
  const run = spawn(process.execPath, ['--import', 'tsx', here('run.ts')], { stdio: 'inherit' });
  await once(run, 'exit');
  measured = JSON.parse(await readFile(report, 'utf8')) as JudgedPaint[];
}, 1_800_000);

test.each([...publicPages.map(({ path }) => path), together])('the largest paint of %s keeps to its limits', (name) => {
  const paint = measured.find((one) => one.name === name);
  expect(paint && excessesOf(paint)).toEqual([]);
});
