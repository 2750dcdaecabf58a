import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context';

/** Of Nhost's auth service, the version whose protocol this one speaks. */
const protocolVersion = '0.42.0';

export function addService(app: FastifyInstance, { accessTokens }: AuthContext): void {
  app.get('/healthz', async () => 'OK');
  app.get('/version', async () => ({ version: protocolVersion }));
  app.get('/.well-known/jwks.json', async () => ({ keys: await accessTokens.publicKeys() }));
}
