import type { Beacon } from '@ponte/contract/beacon';
import type { RemoteName } from '@ponte/contract/parts';
import type { Preferred, Remotes } from '../remotes/remotes';
import type { Chosen, OverrideState } from './plan-overrides';
import { readOverrides, remember } from './remember';
import { showBadge } from './show-badge';

/** Remotes of the developer's machine that this tab runs in place of the site's. */
export function startOverrides(allowScriptsFrom: (origin: string) => void) {
  let state: OverrideState = { ...readOverrides(), failures: new Map() };
  let show = (_state: OverrideState) => {};
  const { chosen } = state;
  for (const origin of chosen.values()) allowScriptsFrom(origin);

  function change(changes: Partial<OverrideState>): void {
    state = { ...state, ...changes };
    show(state);
  }

  function setFailure(part: RemoteName, phase: Beacon['phase'] | undefined): void {
    const failures = new Map(state.failures);
    if (phase) failures.set(part, phase);
    else failures.delete(part);
    change({ failures });
  }

  /** What becomes of a local build concerns its developer alone: no one counts it. */
  function takes({ remote, build, phase }: Beacon): boolean {
    if (remote === 'shell' || chosen.get(remote) !== build) return false;
    setFailure(remote, phase === 'ready' ? undefined : phase);
    return true;
  }

  function remove(part: RemoteName): void {
    remember(new Map([...state.chosen].filter(([other]) => other !== part)));
    location.reload();
  }

  /** Call it once the page's texts are there. */
  function watch(remotes: Remotes): void {
    show = showBadge({ remove, dismiss: () => change({ refused: [] }) });
    show(state);
    for (const [part, origin] of chosen) {
      let running: string | undefined;
      followBuilds(origin, (entry) => {
        if ((running !== undefined && entry !== running) || state.failures.has(part)) {
          setFailure(part, undefined);
          remotes.replace(part, { build: origin, entry });
        }
        running = entry;
      });
    }
  }

  return { preferred: preferredOf(chosen), takes, watch };
}

function preferredOf(chosen: Chosen): Preferred {
  return Object.fromEntries(
    [...chosen].map(([part, origin]) => [part, { build: origin, entry: `${origin}/remoteEntry.js` }]),
  );
}

/**
 * Calls back with the entry of a local server's build, now and after each change. A server without such a list is requested
 * once; one that is away, again and again.
 */
function followBuilds(origin: string, onEntry: (entry: string) => void): void {
  const builds = new EventSource(`${origin}/builds`);
  builds.onmessage = ({ data }: MessageEvent<string>) => onEntry(new URL(data, origin).href);
}
