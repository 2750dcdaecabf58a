/**
 * A real OpenID Connect provider on the loopback, as a process of its own. It signs in the person that its parent names,
 * without a screen. Argument: the client and the key, in JSON.
 */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const { client, key } = JSON.parse(process.argv[2] ?? '{}');
const people = new Map();
/** The person who signs in next, or the error that the provider reports instead. */
let next = {};
process.on('message', (message) => {
  next = message;
  if (message.person) people.set(message.person.sub, message.person);
  process.send?.('understood');
});

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const issuer = `http://127.0.0.1:${server.address().port}`;
const provider = new Provider(issuer, {
  clients: [{ ...client, grant_types: ['authorization_code'], response_types: ['code'] }],
  jwks: { keys: [key] },
  cookies: { keys: ['a key of the tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
  features: { devInteractions: { enabled: false } },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => people.get(sub) }),
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
const handle = provider.callback();
server.on('request', (request, response) => {
  if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
  const result = next.person ? { login: { accountId: next.person.sub } } : next;
  provider.interactionFinished(request, response, result).catch((error) => response.writeHead(500).end(String(error)));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ issuer });
