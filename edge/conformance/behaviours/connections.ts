import { Agent } from 'node:http';
import { connect } from 'node:net';
import { until } from '@ponte/toolchain/jest/until';
import { sendRequest } from '../send-request';
import type { EdgeUnderTest } from '../use-edge';

export function describeConnections(edge: EdgeUnderTest): void {
  describe('connections', () => {
    it('disconnects a client that sends its headers a byte at a time, and serves the others meanwhile', async () => {
      const slow = dribble(edge.port);
      const served: number[] = [];
      await until('the slow client disconnected', async () => {
        served.push((await sendRequest(edge.port, { path: '/' })).status);
        return !slow.isOpen();
      });
      expect(slow.received()).not.toMatch(/^HTTP\/1\.1 200/);
      expect(new Set(served)).toEqual(new Set([200]));
      expect(served.length).toBeGreaterThan(5);
    });

    it('keeps a connection open for the next request, also after an error', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let opened = 0;
      const create = agent.createConnection.bind(agent);
      agent.createConnection = (...args: Parameters<typeof create>) => {
        opened += 1;
        return create(...args);
      };
      for (const path of ['/', '/nada', '/Servicos', '/builds/none', '/api/any', '/es']) {
        await sendRequest(edge.port, { path, agent });
      }
      agent.destroy();
      expect(opened).toBe(1);
    });

    it('closes a connection after a call whose caller does not keep it', async () => {
      const response = await sendRaw(edge.port, 'GET /api/any HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(response).toMatch(/^HTTP\/1\.1 200 /);
      expect(response).not.toMatch(/^Keep-Alive:/im);
    });

    it('responds 400 to bytes that are not HTTP', async () => {
      const response = await sendRaw(edge.port, 'HELLO\r\n\r\n');
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toMatch(/X-Content-Type-Options: nosniff/i);
    });

    it('rejects headers that are too large', async () => {
      const response = await sendRaw(edge.port, `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(40_000)}\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1\.1 4(00|31) /);
    });

    it('accepts an absolute URL, as clients of proxies send it', async () => {
      const response = await sendRaw(
        edge.port,
        'GET http://site.example/es HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
      );
      expect(response).toMatch(/^HTTP\/1\.1 200 [^]*Content-Language: es/i);
    });

    it('trusts a configured proxy', async () => {
      const behind = await edge.startAnother({ trustedProxies: ['127.0.0.1'] });
      const headers = { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' };
      const response = await sendRequest(behind.port, { path: '/api/any', headers });
      await behind.stop();
      expect(response.body.toString()).toContain('"x-forwarded-for":"7.7.7.7"');
    });

    it('finishes current requests before it ends', async () => {
      const ending = await edge.startAnother({});
      const agent = new Agent({ keepAlive: true });
      const before = edge.backend.count('/api/slow');
      const underWay = sendRequest(ending.port, { path: '/api/slow', agent });
      await until('the request at the backend', () => edge.backend.count('/api/slow') > before);
      await ending.stop();
      expect((await underWay).body.toString()).toBe('{"slow":true}');
      await expect(sendRequest(ending.port, { path: '/' })).rejects.toThrow('ECONNREFUSED');
      agent.destroy();
    });
  });
}

/** A client that never completes its request. */
function dribble(port: number) {
  let open = true;
  let received = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('a'), 100);
  socket.once('close', () => {
    open = false;
    clearInterval(timer);
  });
  return { isOpen: () => open, received: () => received };
}

/** Sends bytes unchanged and returns everything that is received. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => {});
    socket.once('close', () => resolve(received));
  });
}
