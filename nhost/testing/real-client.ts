import type { AddressInfo } from 'node:net';
import { NhostClient } from '@nhost/nhost-js';
import type { TestApp } from 'backend/testing/test-app';
import './client-outside-browser';

/** Makes clients as the product has them, unchanged, against the server of a test, on a port of its own. */
export function createRealClients(test: TestApp): () => NhostClient {
  const clients: NhostClient[] = [];
  let url: string;
  beforeAll(async () => {
    await test.app.http.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(test.app.http.server.address() as AddressInfo).port}/v1`;
  });
  afterEach(() => {
    for (const { auth } of clients.splice(0)) auth.client.interpreter?.stop();
  });
  return function createClient() {
    const client = new NhostClient({
      authUrl: `${url}/auth`,
      graphqlUrl: `${url}/graphql`,
      storageUrl: `${url}/storage`,
      functionsUrl: `${url}/functions`,
      autoSignIn: false,
    });
    clients.push(client);
    return client;
  };
}
