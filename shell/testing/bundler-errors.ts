interface Fields {
  readonly type: 'missing' | 'timeout' | 'error';
  readonly request?: string;
}

/** The error of webpack's own runtime for a script that did not load: see its JsonpChunkLoadingRuntimeModule. */
export function createScriptError(id: string, { type, request = '/static/js/12.js' }: Fields): Error {
  const event = { type: type === 'missing' ? 'load' : type, target: { src: request } };
  const message = `Loading chunk ${id} failed.\n(${type}: ${request})`;
  return Object.assign(new Error(message), { name: 'ChunkLoadError', type, request, event });
}

/** The error of mini-css-extract's runtime for a style that did not load. */
export function createStyleError(id: string, request = '/static/css/12.css'): Error {
  const message = `Loading CSS chunk ${id} failed.\n(error: ${request})`;
  const fields = { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', type: 'error', request };
  return Object.assign(new Error(message), fields);
}
