import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportData } from '../report';
import { readJson } from './json';

/** The newest report in a folder that differs from this one. */
export async function findEarlier(folder: string, report: ReportData): Promise<ReportData | undefined> {
  for (const file of (await listKept(folder)).reverse()) {
    const earlier = await readJson<ReportData>(join(folder, file));
    if (earlier && contentOf(earlier) !== contentOf(report)) return earlier;
  }
  return undefined;
}

/** Keeps a report for later ones, unless the newest one is the same. Returns its file. */
export async function keep(folder: string, report: ReportData): Promise<string> {
  const newest = (await listKept(folder)).at(-1);
  const before = newest && (await readJson<ReportData>(join(folder, newest)));
  if (newest && before && contentOf(before) === contentOf(report)) return join(folder, newest);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${report.at.replaceAll(':', '-')}.json`);
  await writeFile(file, `${JSON.stringify(report)}\n`);
  return file;
}

async function listKept(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).sort();
}

function contentOf({ builds, costs }: ReportData): string {
  return JSON.stringify([builds, costs]);
}
