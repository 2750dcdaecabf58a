import { defaultMessage, type Failure } from './result';

/** A rejection that has no code of its own. Over HTTP/2, and from a proxy, the message may be missing. */
export function httpFailure(status: number, message: unknown): Failure {
  const isText = typeof message === 'string' && message !== '';
  return { code: `http-${status}`, status, message: isText ? message : defaultMessage };
}
