import type { Failure } from '@ponte/contract/beacon';

/** A part that failed to load or to render: in which phase and how. */
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

/** How a failed load is reported. Any error but a `PartFailure` is a bug of the shell. */
export function describeFailure(error: unknown): Failure {
  return error instanceof PartFailure ? error.failure : { phase: 'entry', kind: 'other' };
}

/** The error event of a script or style has no status, but the browser's resource timing may have it. */
export function kindOfLoadError(url: string): 'missing' | 'other' {
  const timing = performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming | undefined;
  return timing?.responseStatus === 404 ? 'missing' : 'other';
}

/** Whether a chunk's script or style failed, and how. */
interface ChunkFailure {
  readonly phase: 'chunk' | 'style';
  readonly kind: Failure['kind'];
}

/** A lazy chunk that did not load, with webpack's message: `Loading chunk {id} failed.` */
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

/** webpack's error for a script, and mini-css-extract's error for a style, which has a `code`. */
interface BundlerError extends Error {
  readonly code?: string;
  /** `missing`: the response was not the chunk; `error`: the cause is unknown. */
  readonly type?: 'missing' | 'timeout' | 'error';
  readonly request?: string;
}

/** Converts a bundler's chunk error; returns a `ChunkLoadError` as it is, and `undefined` for other errors. */
export function findChunkLoadError(error: unknown): ChunkLoadError | undefined {
  if (error instanceof ChunkLoadError) return error;
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return undefined;
  const { message, code, type, request }: BundlerError = error;
  const kind = type === 'missing' || type === 'timeout' ? type : kindOfLoadError(request ?? '');
  return new ChunkLoadError(message, { phase: code ? 'style' : 'chunk', kind }, { cause: error });
}
