import type { BuildContract } from '@ponte/contract/build';

/** A reason why a build must not go live, in one line. */
export interface Refusal {
  readonly code: 'absent' | 'contract' | 'expose' | 'shared' | 'kit' | 'texts' | 'route' | 'styles';
  readonly part: string;
  readonly build: string;
  readonly message: string;
  /** With the code `absent`, the remote that the shell shows and the site lacks. */
  readonly absent?: string;
  /** What to do, where it is not what a refusal of the gate usually asks for. */
  readonly hint?: string;
}

export function refuse(code: Refusal['code'], { part, build }: BuildContract, what: string): Refusal {
  return { code, part, build, message: `${part} ${build} ${what}` };
}
