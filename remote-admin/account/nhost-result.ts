import type { Language } from '@ponte/contract/language';
import { isNetworkFailure } from '@ponte/kit/nhost/requests';
import type { Result as NhostResult } from '@ponte/kit/nhost/result';
import type { Result } from '../api/call';

/** The session is over, at the auth service and so in the product too. Other 401s are about what was typed. */
const endings = ['invalid-refresh-token', 'unauthorized', 'unauthenticated-user'];

/** A result of Nhost's client as one of the Admin API, with Nhost's code as its `codigo`. Its English message is left out. */
export function fromNhost<Value>(result: NhostResult<Value>, language: Language): Result<Value> {
  if (result.ok) return result;
  const { code, status } = result.error;
  const hasNoResponse = status === 0 || code === 'not-ready' || isNetworkFailure(result.error);
  if (hasNoResponse) return { ok: false, failure: { kind: 'noResponse', cause: result.error } };
  const rejected = endings.includes(code) ? 401 : 400;
  const texts = { error: undefined, mensagem: undefined, errors: [] };
  return { ok: false, failure: { kind: 'rejection', status: rejected, language, ...texts, codigo: code } };
}
