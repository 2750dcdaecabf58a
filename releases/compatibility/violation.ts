import type { BuildContract } from '@ponte/contract/build';
import { ReleaseError } from '@ponte/contract/release-error';

/** A reason why a build must not go live, in one line. */
export interface Violation {
  readonly code: 'absent' | 'contract' | 'expose' | 'shared' | 'kit' | 'texts' | 'route' | 'styles';
  readonly part: string;
  readonly build: string;
  readonly message: string;
  /** For the code `absent`: the remote that the shell has routes of and the site lacks. */
  readonly absent?: string;
  /** Replaces the default hint of `IncompatibleError`. */
  readonly hint?: string;
}

export function createViolation(code: Violation['code'], { part, build }: BuildContract, what: string): Violation {
  return { code, part, build, message: `${part} ${build} ${what}` };
}

/** All violations of a plan as one error. */
export class IncompatibleError extends ReleaseError {
  constructor(readonly violations: readonly Violation[]) {
    super(
      'refused',
      violations.map(({ message }) => message).join('; '),
      violations.find(({ hint }) => hint)?.hint ??
        'build it against what is live, promote the other part first or together with it, or use --force',
    );
  }
}
