import type { AddressInfo } from 'node:net';
import { createEdge } from '../create-edge';
import type { RunningEdge, StartOptions } from './use-edge';

export async function startNodeEdge({ folder: _unused, ...options }: StartOptions): Promise<RunningEdge> {
  const edge = await createEdge(options);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return { port: (edge.server.address() as AddressInfo).port, stop: () => edge.close() };
}
