import type { Route } from '@playwright/test';

export interface NetworkFault {
  /** The affected files of a build. */
  readonly file: RegExp;
  /** Without an action the request hangs. */
  readonly act?: (route: Route) => Promise<void>;
}

const entry = /\/remoteEntry\.js$/;
const chunk = /\/static\/js\/.+\.js$/;
const style = /\/static\/css\/.+\.css$/;

const respond = (status: number, contentType: string) => (route: Route) =>
  route.fulfill({ status, contentType, body: '<h1>not what was requested</h1>' });

const alter = (addition: string) => async (route: Route) => {
  const response = await route.fetch();
  const contentType = response.headers()['content-type'] ?? '';
  await route.fulfill({ contentType, body: (await response.text()) + addition });
};

/** Leaves a trace if it runs. */
const foreignScript = alter('\n;globalThis.ranForeignCode = true;');
const foreignStyle = alter('\n:root { --foreign-style: applied }');

/** Faults of a file between server and browser. */
export const networkFaults: Readonly<Record<string, NetworkFault>> = {
  'entry missing': { file: entry, act: respond(404, 'text/html') },
  'entry rejected by the server': { file: entry, act: respond(503, 'text/html') },
  'entry of the wrong type': { file: entry, act: respond(200, 'text/html') },
  'entry modified': { file: entry, act: foreignScript },
  'entry hung': { file: entry },
  'chunk missing': { file: chunk, act: respond(404, 'text/html') },
  'chunk modified': { file: chunk, act: foreignScript },
  'chunk hung': { file: chunk },
  'style missing': { file: style, act: respond(404, 'text/html') },
  'style modified': { file: style, act: foreignStyle },
  'style hung': { file: style },
};
