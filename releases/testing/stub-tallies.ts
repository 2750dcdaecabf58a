import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartName } from '@ponte/contract/parts';
import type { BuildTally } from '@ponte/contract/tallies';
import { buildId } from 'fixtures/builds/create-build';

/** The default site of the tallies. */
export const scratchSite = 'scratch';

/** The backend's internal port, with tallies that the test sets. */
interface StubTallies {
  readonly url: string;
  /** The `since` of each request. */
  readonly requestedSince: Date[];
  /** Sets how many page views of the nth build of a part failed. */
  setTally(part: PartName, n: number, failed: number, views: number, failures?: BuildTally['failures']): void;
  /** Changes the site of the tallies; null if the backend does not know its site. */
  belongTo(site: string | null): void;
  /** Removes all tallies. */
  forget(): void;
  /** Changes the HTTP status of the responses, which is 200 at first. */
  respondWith(status: number): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Made before each test and stopped after it. */
export function createStubTallies(): StubTallies {
  let builds: BuildTally[] = [];
  let requestedSince: Date[] = [];
  let site: string | null = scratchSite;
  let server: Server;
  let port = 0;
  let status = 200;

  async function start(): Promise<void> {
    server = createServer(({ url = '' }, response) => {
      const since = new URL(url, 'http://localhost').searchParams.get('since') ?? '';
      requestedSince.push(new Date(since));
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
    requestedSince = [];
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
    get requestedSince() {
      return requestedSince;
    },
    setTally(part, n, failed, views, failures = []) {
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
