import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { livePointer } from '@ponte/contract/composition-layout';
import { UsageError } from './failure';

/** With fewer rounds, results are printed but not saved. */
export const fewestRounds = 9;

export const slowdown = 4;

/** The benchmark's own release store in a checkout. */
export const benchStore = 'bench/.data/releases';

const options = { rounds: { type: 'string', default: String(fewestRounds) }, baseline: { type: 'string' } } as const;

export interface Settings {
  readonly rounds: number;
  /** The release store of another checkout, whose composed site is measured too. */
  readonly baseline: string | undefined;
}

/** @throws UsageError when the number of rounds is invalid, the baseline has no site, or on any other argument. */
export function readSettings(args: string[]): Settings {
  const { rounds: given, baseline } = parse(args);
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError(`--rounds: ${given} is not a number of rounds`);
  return { rounds, baseline: baseline === undefined ? undefined : findStore(baseline) };
}

function findStore(checkout: string): string {
  const store = join(checkout, benchStore);
  if (existsSync(join(store, livePointer))) return store;
  throw new UsageError(
    `--baseline: ${checkout} is no checkout with a released site. Run \`npm ci && npm run bench -- --rounds 1\` in it`,
  );
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
}
