import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartName } from '@ponte/contract/parts';
import type { BuildTally } from '@ponte/contract/tallies';
import { buildId } from 'fixtures/builds/create-build';

/** The site that the numbers are of, unless a test says otherwise. */
export const scratchSite = 'scratch';

/** The backend's internal port, with tallies that the test sets. */
interface StubTallies {
  readonly url: string;
  /** The `since` of each request. */
  readonly asked: Date[];
  /** Sets how many page views of the nth build of a part failed. */
  say(part: PartName, n: number, failed: number, views: number, failures?: BuildTally['failures']): void;
  /** From now on the numbers are of this site, or of one that the backend does not know. */
  belongTo(site: string | null): void;
  /** From now on no page has reported anything. */
  forget(): void;
  /** Its HTTP status from now on; 200 to begin with. */
  respondWith(status: number): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Made before each test and stopped after it. */
export function createStubTallies(): StubTallies {
  let builds: BuildTally[] = [];
  let asked: Date[] = [];
  let site: string | null = scratchSite;
  let server: Server;
  let port = 0;
  let status = 200;

  async function start(): Promise<void> {
    server = createServer(({ url = '' }, response) => {
      const since = new URL(url, 'http://localhost').searchParams.get('since') ?? '';
      asked.push(new Date(since));
      response.writeHead(status).end(JSON.stringify({ since, site, builds }));
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }

  function stop(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }

  beforeEach(async () => {
    builds = [];
    asked = [];
    port = 0;
    status = 200;
    site = scratchSite;
    await start();
  });
  afterEach(stop);

  return {
    get url() {
      return `http://127.0.0.1:${port}/tallies`;
    },
    get asked() {
      return asked;
    },
    say(part, n, failed, views, failures = []) {
      const build = buildId(n);
      builds = builds.filter((one) => one.remote !== part || one.build !== build);
      builds.push({ remote: part, build, views, failed, failures });
    },
    belongTo: (other) => void (site = other),
    forget: () => void (builds = []),
    respondWith: (next) => void (status = next),
    stop,
    start,
  };
}
