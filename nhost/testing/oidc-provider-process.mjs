/**
 * A real OpenID Connect provider on the loopback, as a process of its own. It signs in the person that its parent names,
 * without a screen. Arguments: the client, the provider's key, and the key of client secrets as Apple takes them, in JSON; the port, if it matters.
 */
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import Provider from 'oidc-provider';

const { client, key, secretKey, port = 0 } = JSON.parse(process.argv[2] ?? '{}');
const people = new Map();
/** The person who signs in next, or the error that the provider reports instead. */
let next = {};
process.on('message', (message) => {
  next = message;
  if (message.person) people.set(message.person.sub, message.person);
  process.send?.('understood');
});

const server = createServer();
await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
const issuer = `http://127.0.0.1:${server.address().port}`;
const provider = new Provider(issuer, {
  clients: [{ ...client, grant_types: ['authorization_code'], response_types: ['code'] }],
  jwks: { keys: [key] },
  cookies: { keys: ['a key of the tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'], name: ['name'] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => people.get(sub) }),
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile name');
    await grant.save();
    return grant;
  },
});

const { compareClientSecret } = provider.Client.prototype;
const verificationKey = await importJWK(secretKey, 'ES256');
/** The client's secret, or one that it signed for this provider. */
provider.Client.prototype.compareClientSecret = async function compare(actual) {
  if (!actual.includes('.')) return compareClientSecret.call(this, actual);
  const expected = { issuer: 'TEAM', subject: client.client_id, audience: issuer, maxTokenAge: '5m' };
  const verified = await jwtVerify(actual, verificationKey, { ...expected, requiredClaims: ['exp'] });
  return verified.protectedHeader.kid === 'KEY';
};

const handle = provider.callback();
server.on('request', (request, response) => {
  if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
  const result = next.person ? { login: { accountId: next.person.sub } } : next;
  provider.interactionFinished(request, response, result).catch((error) => response.writeHead(500).end(String(error)));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ issuer });
