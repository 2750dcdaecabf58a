import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface GithubPerson {
  user: object;
  emails: unknown;
}

const client = { id: 'ponte', secret: 'a secret of the tests' };
const scope = 'user:email';

/** A provider on the loopback that speaks OAuth as GitHub does: without OpenID Connect, and with errors in responses of 200. */
export async function startOAuthProvider() {
  let person: GithubPerson = { user: {}, emails: [] };
  let declined = false;
  const codes = new Map<string, { challenge: string | null; redirectUri: string }>();
  const tokens = new Set<string>();

  function authorize({ searchParams: query }: URL, response: ServerResponse): void {
    const redirectUri = query.get('redirect_uri') ?? '';
    const target = new URL(redirectUri);
    const isRight = query.get('client_id') === client.id && query.get('scope') === scope && !query.has('nonce');
    if (!isRight) return void response.writeHead(400).end();
    const code = randomUUID();
    codes.set(code, { challenge: query.get('code_challenge'), redirectUri });
    target.searchParams.set('state', query.get('state') ?? '');
    target.searchParams.set('iss', `${url}/login/oauth`);
    if (declined) target.searchParams.set('error', 'access_denied');
    else target.searchParams.set('code', code);
    response.writeHead(302, { location: target.href }).end();
  }

  async function exchange(request: IncomingMessage): Promise<object> {
    const form = new URLSearchParams(await text(request));
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret) {
      return { error: 'incorrect_client_credentials' };
    }
    const code = form.get('code') ?? '';
    const pending = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (pending?.challenge !== challenge || pending.redirectUri !== form.get('redirect_uri')) {
      return { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' };
    }
    const token = `gho_${randomUUID()}`;
    tokens.add(token);
    return { access_token: token, token_type: 'bearer', scope };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://localhost');
    if (url.pathname === '/login/oauth/authorize') return authorize(url, response);
    const send = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (url.pathname === '/login/oauth/access_token') return void send(await exchange(request));
    const { authorization = '', 'user-agent': agent } = request.headers;
    // GitHub rejects programs without a name.
    if (!agent || !tokens.has(authorization.replace('Bearer ', ''))) return void response.writeHead(403).end();
    const found = { '/user': person.user, '/user/emails': person.emails }[url.pathname];
    if (found === undefined) return void response.writeHead(404).end('{}');
    send(found);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: {
      AUTH_PROVIDER_GITHUB_ENABLED: 'true',
      AUTH_PROVIDER_GITHUB_CLIENT_ID: client.id,
      AUTH_PROVIDER_GITHUB_CLIENT_SECRET: client.secret,
      AUTH_PROVIDER_GITHUB_AUTHORIZATION_URL: `${url}/login/oauth/authorize`,
      AUTH_PROVIDER_GITHUB_TOKEN_URL: `${url}/login/oauth/access_token`,
      AUTH_PROVIDER_GITHUB_USER_PROFILE_URL: `${url}/user`,
    },
    /** The person who signs in from now on. */
    seat(next: GithubPerson): void {
      person = next;
      declined = false;
    },
    /** From now on each sign-in is declined. */
    decline: () => void (declined = true),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type OAuthProvider = Awaited<ReturnType<typeof startOAuthProvider>>;
