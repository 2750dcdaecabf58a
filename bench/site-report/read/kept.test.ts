import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportData } from '../report';
import { findEarlier, keep } from './kept';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'reports-'))));
afterEach(() => rm(folder, { recursive: true }));

const report = (day: number, build: string): ReportData => ({
  at: `2026-11-0${day}T10:00:00.000Z`,
  commit: undefined,
  builds: [{ part: 'shell', build, bundles: [] }],
  costs: [],
});

test('finds the newest report with another content, also after the same one was made twice', async () => {
  await keep(folder, report(1, 'a'));
  await keep(folder, report(2, 'b'));
  await keep(folder, report(3, 'c'));
  await keep(folder, report(4, 'c'));
  expect(await readdir(folder)).toHaveLength(3);
  expect(await findEarlier(folder, report(5, 'c'))).toEqual(report(2, 'b'));
  expect(await findEarlier(folder, report(5, 'd'))).toEqual(report(3, 'c'));
});

test('finds nothing without an earlier report', async () => {
  expect(await findEarlier(join(folder, 'none'), report(1, 'a'))).toBeUndefined();
});
