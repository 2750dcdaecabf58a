import type { Beacon } from '@ponte/contract/beacon';
import type { LockedBuild } from '@ponte/contract/lock';
import { PartFailure } from '../remotes/failure';
import { createRemotes, type Federation, type Preferred } from '../remotes/remotes';
import { lock } from './render';

/** The site's remotes in a federation in which chosen builds fail, and what came of it. */
export function createScriptedRemotes(
  fails: Record<string, unknown>,
  preferred?: Preferred,
  findLive: () => Promise<LockedBuild | undefined> = () => Promise.resolve(undefined),
) {
  const mounted: string[] = [];
  let commits = 0;
  let live: LockedBuild | undefined;
  const federation: Federation = {
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

/** The failures are expected, and so are the lines that they leave on the console. */
export function expectConsoleErrors(times: number): void {
  expect(console.error).toHaveBeenCalledTimes(times);
  jest.mocked(console.error).mockClear();
}
