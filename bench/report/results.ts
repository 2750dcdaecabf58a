import type { LinkModel } from '../link/model';
import type { Counts } from '../visits/count';
import type { LimitCheck } from './limits';
import type { Machine } from './machine';
import type { Rounds, Summary } from './summary';

/** The results of one run; everything else is computed from the measurements in `rounds`. */
export interface Results {
  readonly date: string;
  readonly command: string;
  readonly machine: Machine;
  /** The machine's load when the rounds began and when they ended. */
  readonly load: readonly [number, number];
  readonly link: LinkModel;
  readonly slowdown: number;
  readonly subjects: readonly (Summary & { readonly id: string; readonly name: string; readonly counts: Counts })[];
  readonly limits: readonly LimitCheck[];
  readonly rounds: Rounds;
}
