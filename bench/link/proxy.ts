import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createBottleneck, createDownload, createUpload } from './connection';
import type { LinkModel } from './model';
import { createTimeline } from './timeline';

export interface Proxy {
  readonly port: number;
  close(): void;
}

/** A visitor's slow link to a server on this machine: all connections through it share one line. */
export async function startProxy(link: LinkModel, targetPort: number): Promise<Proxy> {
  const timeline = createTimeline();
  const bottleneck = createBottleneck(link.bitsPerSecond);
  const open = new Set<Socket>();

  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const upload = createUpload(link, timeline, (data) => target.write(data));
    const download = createDownload({ link, timeline, bottleneck, deliver: (data) => client.write(data) });
    client.on('data', upload);
    target.on('data', download);
    tie(client, target);
    tie(target, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      timeline.stop();
      for (const socket of open) socket.destroy();
    },
  };

  function tie(socket: Socket, other: Socket): void {
    open.add(socket);
    socket.setNoDelay(true);
    // A broken connection closes right after.
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  }
}
