import type { LinkModel } from '../link/model';
import type { Counts } from '../visits/count';
import type { Gate } from './gates';
import type { Machine } from './machine';
import type { Rounds, Summary } from './summary';

/** All that one run found out; `rounds` are the measurements that the rest is computed from. */
export interface Results {
  readonly date: string;
  readonly command: string;
  readonly machine: Machine;
  /** The machine's load when the rounds began and when they ended. */
  readonly load: readonly [number, number];
  readonly link: LinkModel;
  readonly slowdown: number;
  readonly subjects: readonly (Summary & { readonly id: string; readonly name: string; readonly counts: Counts })[];
  readonly gates: readonly Gate[];
  readonly rounds: Rounds;
}
