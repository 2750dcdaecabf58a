import type { Beacon } from '@ponte/contract/beacon';
import type { RemoteName } from '@ponte/contract/parts';
import type { PreferredBuilds, Remotes } from '../remotes/remotes';
import { showBadge } from './OverrideBadge';
import { planOverrides, type Overrides, type OverrideState } from './plan-overrides';
import { overrideKey } from './wants-overrides';

/** Loads remotes from the developer's machine instead of the site, in this tab only. */
export function startOverrides(allowScriptsFrom: (origin: string) => void) {
  let state: OverrideState = { ...readOverrides(), failures: new Map() };
  let show = (_state: OverrideState) => {};
  const { overrides } = state;
  for (const origin of overrides.values()) allowScriptsFrom(origin);

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

  /** Shows the beacon of a local build in the badge. @returns whether it was one, which must not reach the backend */
  function intercept({ remote, build, phase }: Beacon): boolean {
    if (remote === 'shell' || overrides.get(remote) !== build) return false;
    setFailure(remote, phase === 'ready' ? undefined : phase);
    return true;
  }

  function remove(part: RemoteName): void {
    storeOverrides(new Map([...state.overrides].filter(([other]) => other !== part)));
    location.reload();
  }

  /** Call it after the page's texts have loaded. */
  function watch(remotes: Remotes): void {
    show = showBadge({ remove, dismiss: () => change({ rejected: [] }) });
    show(state);
    for (const [part, origin] of overrides) {
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

  return { preferred: preferredBuilds(overrides), intercept, watch };
}

/** Applies the URL's requests to the tab's stored overrides, stores the result, and removes the requests from the URL. */
export function readOverrides(): { overrides: Overrides; rejected: OverrideState['rejected'] } {
  const address = new URL(location.href);
  const requested = address.searchParams.getAll(overrideKey);
  const stored = planOverrides(sessionStorage.getItem(overrideKey)?.split(' ') ?? []).overrides;
  const plan = planOverrides(requested, stored);
  storeOverrides(plan.overrides);
  if (requested.length > 0) {
    address.searchParams.delete(overrideKey);
    history.replaceState(history.state, '', address);
  }
  return plan;
}

/** In session storage: other tabs and other users keep the site's own builds. */
export function storeOverrides(overrides: Overrides): void {
  if (overrides.size === 0) sessionStorage.removeItem(overrideKey);
  else sessionStorage.setItem(overrideKey, [...overrides].map((pair) => pair.join('@')).join(' '));
}

function preferredBuilds(overrides: Overrides): PreferredBuilds {
  return Object.fromEntries(
    [...overrides].map(([part, origin]) => [part, { build: origin, entry: `${origin}/remoteEntry.js` }]),
  );
}

/**
 * Calls back with the entry of a local server's build, now and after each change. EventSource reconnects to a server that
 * is down, and gives up on one that has no such stream.
 */
function followBuilds(origin: string, onEntry: (entry: string) => void): void {
  const builds = new EventSource(`${origin}/builds`);
  builds.onmessage = ({ data }: MessageEvent<string>) => onEntry(new URL(data, origin).href);
}
