import type { Failure } from 'shared-config/contract/beacon';

/** A part did not answer within the shell's own limit, long before webpack's. */
export class RemoteTimeout extends Error {
  override name = 'RemoteTimeout';
}

/**
 * Reads an error of webpack or of the federation runtime. A chunk that failed is a `ChunkLoadError`, whose `type` webpack
 * sets to `missing` (answered, but not with the chunk), `timeout`, or `error` (refused, 404).
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof RemoteTimeout) return { phase: 'hung', kind: 'timeout' };
  const { name = '', message = '', type } = error as { name?: string; message?: string; type?: string };
  if (name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(message)) {
    return { phase: /CSS chunk/.test(message) ? 'style' : 'chunk', kind: kindOfChunkError(type) };
  }
  if (/RUNTIME-00[36]|shared|singleton/i.test(message) && /version/i.test(message)) {
    return { phase: 'shared', kind: 'other' };
  }
  if (/RUNTIME-008/.test(message))
    return { phase: 'entry', kind: /timed? ?out/i.test(message) ? 'timeout' : 'missing' };
  return { phase: 'entry', kind: 'other' };
}

function kindOfChunkError(type: string | undefined): 'missing' | 'timeout' | 'other' {
  if (type === 'missing' || type === 'timeout') return type;
  return 'other';
}
