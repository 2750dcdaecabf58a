import { Secret, TOTP } from 'otpauth';

const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const createTotpSecret = (): string => new Secret({ size: 32 }).base32;

export function buildOtpauthUrl(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...settings, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** A code counts during its half minute and the ones before and after, because clocks differ. */
export function isTotpValid(secret: string, code: string, now: Date): boolean {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  return totp.validate({ token: code, timestamp: now.getTime(), window: 1 }) !== null;
}
