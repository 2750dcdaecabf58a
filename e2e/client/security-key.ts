import type { Page } from '@playwright/test';

/** Gives the page's browser a security key that confirms by itself. */
export async function plugInKey(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const authenticator = { options: { ...options, isUserVerified: true } };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', authenticator);
  return {
    /** Empties the key; returns a function that puts back what was on it. */
    async empty(): Promise<() => Promise<void>> {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
      return async () => {
        for (const credential of credentials) {
          await devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
        }
      };
    },
  };
}
