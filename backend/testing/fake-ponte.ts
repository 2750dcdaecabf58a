import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the fake prints: `json` or `text`, else the output for a store with two releases of remote-chat. */
interface Output {
  json?: object;
  text?: string;
  code?: number;
  /** The canary of that store. */
  canary?: { part: string; build: string; share: number };
  /** A socket: the command waits until the connection to it is closed. */
  barrier?: string;
}

interface Call {
  args: string[];
  by?: string;
  site?: string;
  secret?: string;
}

/** A command controlled by a test, which the backend runs instead of `ponte`. */
export function createFakePonte() {
  const store = mkdtempSync(join(tmpdir(), 'fake-ponte-'));
  const [output, calls, runs] = [join(store, 'output'), join(store, 'calls'), join(store, 'runs')];
  const print = (printed: Output) => writeFileSync(output, JSON.stringify(printed));
  afterEach(() => {
    for (const file of [output, calls, runs]) rmSync(file, { force: true });
  });
  afterAll(() => rmSync(store, { recursive: true, force: true }));

  return {
    store,
    settings: { PONTE_COMMAND: join(__dirname, 'ponte.mjs'), PONTE_STORE: store },
    print,
    runCanary: (canary: NonNullable<Output['canary']>) => print({ canary }),
    fail: (code: number, error: { code: string; message: string; hint?: string; mend?: string }) =>
      print({ code, json: { error } }),
    /** Keeps every call running until `open`, and counts how many run at once. */
    async hold() {
      const barrier = join(store, 'barrier');
      let isOpen = false;
      const waiting = new Set<Socket>();
      const server = createServer((call) => {
        waiting.add(call.on('close', () => waiting.delete(call)).on('error', () => {}));
        if (isOpen) call.end();
      });
      await once(server.listen(barrier), 'listening');
      print({ barrier });
      return {
        most: () => countMost(readIfAny(runs)),
        open() {
          isOpen = true;
          for (const call of waiting) call.end();
        },
        close: () => new Promise((resolve) => server.close(resolve)),
      };
    },
    /** The calls of this test. */
    calls: (): Call[] =>
      existsSync(calls)
        ? readFileSync(calls, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Call)
        : [],
  };
}

function readIfAny(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The most that ran at once, from a `+` for each start and a `-` for each end. */
function countMost(marks: string): number {
  let [now, most] = [0, 0];
  for (const mark of marks) {
    now += mark === '+' ? 1 : -1;
    most = Math.max(most, now);
  }
  return most;
}
