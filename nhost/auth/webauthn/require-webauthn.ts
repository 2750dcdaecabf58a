import type { NhostConfig } from '../../config/config';
import { AuthError } from '../errors/auth-error';

export function requireWebauthn({ AUTH_WEBAUTHN_ENABLED }: NhostConfig): void {
  if (!AUTH_WEBAUTHN_ENABLED) throw new AuthError('disabled-endpoint');
}
