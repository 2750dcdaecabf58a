import type { Gate } from '../report/gates';
import { ratioInWords } from '../report/ratio-in-words';
import type { JudgedPaint } from './judge';

/** The limits that are broken for certain, each with the page and by how much. */
export function excessesOf({ name, gates }: JudgedPaint): string[] {
  return gates
    .filter(({ isBroken }) => isBroken)
    .map(
      (gate) =>
        `${name}: the largest paint is ${describe(gate)}, ${(gate.ratio.median - gate.limit).toFixed(2)} over ${gate.limit}`,
    );
}

export function inWords({ name, rounds, gates }: JudgedPaint): string {
  return `${name}: ${gates.map(describe).join(', ')}; ${rounds} rounds`;
}

function describe({ what, ratio }: Gate): string {
  return `${ratioInWords(ratio)} ${what}`;
}
