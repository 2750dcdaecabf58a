import type { NhostConfig } from '../../config/config';
import { AuthError } from '../errors/auth-error';

/** The rule of this server, beyond what the schema of every password says. */
export function requirePasswordLength(config: NhostConfig, password: string): void {
  if ([...password].length < config.passwordMinLength) throw new AuthError('password-too-short');
}
