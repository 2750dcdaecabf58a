import type { Failure } from 'shared-config/contract/beacon';

/** A part that did not arrive or did not render, with where and how it failed. */
export class PartFailure extends Error {
  override name = 'PartFailure';

  constructor(
    readonly failure: Failure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How a failed load is reported. Anything but a `PartFailure` is a bug of the shell. */
export function describeFailure(error: unknown): Failure {
  return error instanceof PartFailure ? error.failure : { phase: 'entry', kind: 'other' };
}

/** The error event of a script or a style says nothing; the browser's timing of the request may know its status. */
export function kindOfRefusal(url: string): 'missing' | 'other' {
  const timing = performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming | undefined;
  return timing?.responseStatus === 404 ? 'missing' : 'other';
}
