import type { AddressInfo } from 'node:net';
import { createEdge } from '../create-edge';
import { describeConformance } from './describe-conformance';

describeConformance('the Node edge', async ({ folder: _unused, ...options }) => {
  const edge = await createEdge(options);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return { port: (edge.server.address() as AddressInfo).port, stop: () => edge.close() };
});
