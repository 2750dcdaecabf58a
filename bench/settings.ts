import { parseArgs } from 'node:util';

/** Fewer rounds are a try: their results are printed and not kept. */
export const fewestRounds = 9;

export const slowdown = 4;

/** @throws Error when the number of rounds is none. */
export function readRounds(args: string[]): number {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: String(fewestRounds) } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds: ${values.rounds} is not a number of rounds`);
  return rounds;
}
