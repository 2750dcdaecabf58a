import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mirrorStore, type MirrorResult } from '../mirror/mirror-store';
import type { Store } from '../store/store';
import { nameReadOnlyStore, describeError } from './errors';
import type { Run, Session } from './command';
import { parseEvery } from './arguments';

export const mirror: Run = async (session, [dir = ''], { every }) => {
  const folder = resolve(dir);
  if (every !== undefined) return keepMirroring(session, folder, parseEvery(every));
  const mirrored = await mirrorInto(session.store, folder);
  return { result: mirrored, lines: [describe(mirrored, folder)] };
};

/** An error names the folder that is written, not the store that is read. */
async function mirrorInto(store: Store, folder: string): Promise<MirrorResult> {
  try {
    return await mirrorStore(store, folder);
  } catch (error) {
    throw await nameReadOnlyStore(error, folder);
  }
}

/** Runs until it is stopped. Reports a failure once and retries; the folder is served meanwhile. */
async function keepMirroring({ store, report }: Session, folder: string, every: number): Promise<never> {
  let reported = '';
  const say = (line: string) => {
    if (line !== reported) report(line);
    reported = line;
  };
  for (;;) {
    try {
      const mirrored = await mirrorInto(store, folder);
      if (mirrored.isNew || mirrored.brought + mirrored.removed > 0 || reported.startsWith('failed')) {
        say(describe(mirrored, folder));
      }
    } catch (error) {
      const { message, hint } = describeError(error);
      say(`failed, ${folder} stays unchanged: ${message} (${hint})`);
    }
    await sleep(every);
  }
}

function describe({ serial, brought, removed }: MirrorResult, folder: string): string {
  return `release ${serial} is live in ${folder}; ${brought} other folders downloaded, ${removed} removed`;
}
