import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, importJWK, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { readNhostConfig } from '../../config/config';
import { createAccessTokens } from './access-tokens';

const secret = 'a secret of the tests, long enough for every algorithm that a forger might choose';
const clock = () => new Date('2026-03-02T12:00:00.000Z');
const userId = '5e0bee12-9907-476e-882b-1678a0deed28';
const person = { userId, sessionId: userId, roles: ['user'], defaultRole: 'user', isAnonymous: false };
const subject = { ...person, isElevated: false };
const verified = { userId, sessionId: userId, isElevated: false };
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const byKeys = { type: 'RS256', key: publicKey, signing_key: privateKey, kid: 'first' };

const createTokens = (jwt?: object, key = secret) =>
  createAccessTokens(readNhostConfig(jwt ? { HASURA_GRAPHQL_JWT_SECRET: JSON.stringify(jwt) } : {}), key, clock);
const unsigned = () => new SignJWT().setSubject(userId).setIssuer('hasura-auth').setExpirationTime('1h');
const bytes = (text: string) => new TextEncoder().encode(text);

it('signs by a shared secret, whose key it does not publish', async () => {
  const tokens = createTokens();
  expect(await tokens.verify(await tokens.issue(subject))).toEqual(verified);
  expect(await tokens.publicKeys()).toBeNull();
});

it('signs by a private key, and publishes the public one for others', async () => {
  const tokens = createTokens(byKeys);
  const token = await tokens.issue(subject);
  expect(await tokens.verify(token)).toEqual(verified);
  const keys = await tokens.publicKeys();
  expect(keys).toEqual([{ kty: 'RSA', n: expect.any(String), e: 'AQAB', alg: 'RS256', use: 'sig', kid: 'first' }]);
  const { payload, protectedHeader } = await jwtVerify(token, await importJWK(keys?.[0] ?? {}), {
    currentDate: clock(),
  });
  expect([payload.sub, protectedHeader.kid]).toEqual([userId, 'first']);
});

it.each<[string, () => Promise<string>]>([
  ['the public key as a secret', () => unsigned().setProtectedHeader({ alg: 'HS256' }).sign(bytes(publicKey))],
  [
    'the modulus of the public key as a secret',
    async () => {
      const { n = '' } = (await createTokens(byKeys).publicKeys())?.[0] ?? {};
      return unsigned().setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(Buffer.from(n, 'base64url'));
    },
  ],
  [
    'a key of the token itself',
    async () => {
      const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const jwk = await exportJWK(own.publicKey);
      return unsigned().setProtectedHeader({ alg: 'RS256', jwk, kid: 'first' }).sign(own.privateKey);
    },
  ],
  ['the shared secret that is not in use', () => unsigned().setProtectedHeader({ alg: 'HS256' }).sign(bytes(secret))],
  ['nothing', async () => new UnsecuredJWT({ sub: userId, iss: 'hasura-auth', exp: 9_999_999_999 }).encode()],
])('rejects a token that is signed by %s', async (_case, forge) => {
  expect(await createTokens(byKeys).verify(await forge())).toBeUndefined();
});

it.each<[string, () => Promise<string>]>([
  ['another algorithm', () => unsigned().setProtectedHeader({ alg: 'HS512' }).sign(bytes(secret))],
  ['another secret', () => createTokens(undefined, `${secret} of another`).issue(subject)],
  ['another issuer', () => createTokens({ type: 'HS256', key: secret, issuer: 'another' }).issue(subject)],
  [
    'no expiry',
    () => new SignJWT({ iss: 'hasura-auth', sub: userId }).setProtectedHeader({ alg: 'HS256' }).sign(bytes(secret)),
  ],
  ['nothing', async () => new UnsecuredJWT({ sub: userId, iss: 'hasura-auth', exp: 9_999_999_999 }).encode()],
])('rejects a token with %s', async (_case, forge) => {
  expect(await createTokens().verify(await forge())).toBeUndefined();
});

it('elevates the user who signed, and no other by a claim that was copied', async () => {
  const tokens = createTokens();
  expect(await tokens.verify(await tokens.issue({ ...subject, isElevated: true }))).toMatchObject({ isElevated: true });
  const claims = {
    'https://hasura.io/jwt/claims': { 'x-hasura-auth-elevated': '00000000-0000-4000-8000-000000000000' },
  };
  const copied = new SignJWT(claims).setSubject(userId).setIssuer('hasura-auth').setExpirationTime('1h');
  const token = await copied.setProtectedHeader({ alg: 'HS256' }).sign(bytes(secret));
  expect(await tokens.verify(token)).toMatchObject({ userId, isElevated: false });
});
