import type { Beacon } from '@ponte/contract/beacon';
import type { LockedBuild } from '@ponte/contract/lock';
import { PartFailure } from '../remotes/failure';
import { createRemotes, type Federation, type PreferredBuilds } from '../remotes/remotes';
import { lock } from './render';

/** Creates the site's remotes with a fake federation in which the builds of `fails` fail, and records the calls. */
export function createScriptedRemotes(
  fails: Record<string, unknown>,
  preferred?: PreferredBuilds,
  findLive: () => Promise<LockedBuild | undefined> = () => Promise.resolve(undefined),
) {
  const mounted: string[] = [];
  let commits = 0;
  let live: LockedBuild | undefined;
  const federation: Federation = {
    start: () => (fails.library ? Promise.reject(fails.library as Error) : Promise.resolve()),
    mount(_, build, attempt) {
      live = build;
      mounted.push(attempt ? `${build.build}#${attempt}` : build.build);
      return Promise.resolve();
    },
    load(_, module) {
      const failure = fails[live?.build ?? ''];
      if (failure === 'hang') return new Promise(() => {});
      return failure ? Promise.reject(failure as Error) : Promise.resolve(`${module} of ${live?.build}`);
    },
    commit: () => void (commits += 1),
  };
  const beacons: Beacon[] = [];
  const arrived: string[] = [];
  const report = (beacon: Beacon) => (beacon.phase === 'ready' ? arrived.push(beacon.build) : beacons.push(beacon));
  const remotes = createRemotes({ lock, preferred, federation, report, findLive, timeoutMs: 20 });
  return { remotes, mounted, commits: () => commits, beacons, arrived, fails };
}

export const noEntry = new PartFailure({ phase: 'entry', kind: 'missing' }, 'no entry');
export const chunkError = (kind: 'missing' | 'timeout' | 'other') =>
  new PartFailure({ phase: 'chunk', kind }, 'Loading chunk 12 failed.');

/** Expects the lines that failures log to the console, and clears them. */
export function expectConsoleErrors(times: number): void {
  expect(console.error).toHaveBeenCalledTimes(times);
  jest.mocked(console.error).mockClear();
}

interface ScriptErrorFields {
  readonly type: 'missing' | 'timeout' | 'error';
  readonly request?: string;
}

/** The error of webpack's runtime for a script that did not load, as its JsonpChunkLoadingRuntimeModule creates it. */
export function createScriptError(id: string, { type, request = '/static/js/12.js' }: ScriptErrorFields): Error {
  const event = { type: type === 'missing' ? 'load' : type, target: { src: request } };
  const message = `Loading chunk ${id} failed.\n(${type}: ${request})`;
  return Object.assign(new Error(message), { name: 'ChunkLoadError', type, request, event });
}

/** The error of mini-css-extract's runtime for a style that did not load. */
export function createStyleError(id: string, request = '/static/css/12.css'): Error {
  const message = `Loading CSS chunk ${id} failed.\n(error: ${request})`;
  const fields = { name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', type: 'error', request };
  return Object.assign(new Error(message), fields);
}
