import { Agent } from 'node:http';
import { connect } from 'node:net';
import { until } from '@ponte/toolchain/jest/until';
import { ask } from '../ask';
import type { EdgeUnderTest } from '../use-edge';

export function describeConnections(edge: EdgeUnderTest): void {
  describe('connections', () => {
    it('cuts off a client that sends its headers a byte at a time, and serves the others meanwhile', async () => {
      const slow = dribble(edge.port);
      const served: number[] = [];
      await until('the slow client cut off', async () => {
        served.push((await ask(edge.port, { path: '/' })).status);
        return !slow.isOpen();
      });
      expect(slow.received()).not.toMatch(/^HTTP\/1\.1 200/);
      expect(new Set(served)).toEqual(new Set([200]));
      expect(served.length).toBeGreaterThan(5);
    });

    it('keeps a connection for the next request, after small refusals too', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let opened = 0;
      const create = agent.createConnection.bind(agent);
      agent.createConnection = (...args: Parameters<typeof create>) => {
        opened += 1;
        return create(...args);
      };
      for (const path of ['/', '/nada', '/Servicos', '/builds/none', '/api/any', '/es']) {
        await ask(edge.port, { path, agent });
      }
      agent.destroy();
      expect(opened).toBe(1);
    });

    it('answers what is no HTTP with 400', async () => {
      const answer = await say(edge.port, 'HELLO\r\n\r\n');
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/X-Content-Type-Options: nosniff/i);
    });

    it('refuses headers that are too large', async () => {
      const answer = await say(edge.port, `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(40_000)}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /);
    });

    it('takes the whole address that a proxy asks for', async () => {
      const answer = await say(
        edge.port,
        'GET http://site.example/es HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*Content-Language: es/i);
    });

    it('believes a proxy in front of it, if told which', async () => {
      const behind = await edge.startAnother({ trustedProxies: ['127.0.0.1'] });
      const headers = { 'x-forwarded-for': '6.6.6.6, 7.7.7.7' };
      const answer = await ask(behind.port, { path: '/api/any', headers });
      await behind.stop();
      expect(answer.body.toString()).toContain('"x-forwarded-for":"7.7.7.7"');
    });

    it('finishes what is under way before it ends', async () => {
      const ending = await edge.startAnother({});
      const agent = new Agent({ keepAlive: true });
      const before = edge.backend.count('/api/slow');
      const underWay = ask(ending.port, { path: '/api/slow', agent });
      await until('the request at the backend', () => edge.backend.count('/api/slow') > before);
      await ending.stop();
      expect((await underWay).body.toString()).toBe('{"slow":true}');
      await expect(ask(ending.port, { path: '/' })).rejects.toThrow('ECONNREFUSED');
      agent.destroy();
    });
  });
}

/** A client that begins a request and never gets to its end. */
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

/** Sends bytes as they are and answers with all that comes back. */
function say(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => {});
    socket.once('close', () => resolve(received));
  });
}
