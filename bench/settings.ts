import { parseArgs } from 'node:util';
import { UsageError } from './failure';

/** With fewer rounds, results are printed but not saved. */
export const fewestRounds = 9;

export const slowdown = 4;

const options = { rounds: { type: 'string', default: String(fewestRounds) } } as const;

/** @throws UsageError when the number of rounds is invalid, or on any other argument. */
export function readRounds(args: string[]): number {
  const { rounds: given } = parse(args);
  const rounds = Number(given);
  if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError(`--rounds: ${given} is not a number of rounds`);
  return rounds;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
}
