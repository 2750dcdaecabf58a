import type { Failure } from '@ponte/contract/beacon';

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

/** Where and how a chunk failed: its script or its style. */
interface ChunkFailure {
  readonly phase: 'chunk' | 'style';
  readonly kind: Failure['kind'];
}

/** A lazily loaded chunk that did not load, in webpack's words: `Loading chunk {id} failed.` */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly kind: Failure['kind'];

  constructor(
    message: string,
    readonly failure: ChunkFailure,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = failure.kind;
  }
}

/** webpack's error for a script, and mini-css-extract's for a style, which has a `code`. */
interface BundlerError extends Error {
  readonly code?: string;
  /** `missing`: there was a response, but not with the chunk; `error`: the browser does not say why. */
  readonly type?: 'missing' | 'timeout' | 'error';
  readonly request?: string;
}

/** The chunk that did not load, where that is what an error says; an error that does already is returned as it is. */
export function findChunkLoadError(error: unknown): ChunkLoadError | undefined {
  if (error instanceof ChunkLoadError) return error;
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return undefined;
  const { message, code, type, request }: BundlerError = error;
  const kind = type === 'missing' || type === 'timeout' ? type : kindOfRefusal(request ?? '');
  return new ChunkLoadError(message, { phase: code ? 'style' : 'chunk', kind }, { cause: error });
}
