import HttpBackend from 'i18next-http-backend';

/**
 * How texts are fetched, as the specification has it: at most 10 reads at once; a read that failed with 500 to 599 or
 * without a status is tried 5 times more, after 350 ms and then twice as long each time; 400 to 499 is final; a body that
 * is no JSON is reported as "failed parsing ... to json". These are i18next's defaults, set so that no upgrade moves them.
 */
export const loaderOptions = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Milliseconds after which a read without a response counts as failed. It is not tried again by itself. */
export const textsTimeout = 15_000;

/** The page preloads the file with these attributes: a request with others would fetch it twice. */
export function requestOptions(): RequestInit {
  return { mode: 'cors', credentials: 'same-origin', cache: 'default', signal: AbortSignal.timeout(textsTimeout) };
}

/** i18next's own loader over `fetch`. */
export const TextLoader = HttpBackend;
