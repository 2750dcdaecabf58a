import type { ReactElement } from 'react';
import type { Failure } from '@ponte/contract/beacon';
import { RemotesProvider } from '../remotes/remotes-context';
import type { ModuleState } from '../remotes/remote-state';
import { createRemotes, type Federation, type Remotes } from '../remotes/remotes';

const emptyLock = { 'remote-public': {}, 'remote-admin': {}, 'remote-chat': {} } as never;
const federation: Federation = {
  start: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  load: () => new Promise(() => undefined),
  commit: () => undefined,
};

const Dialog = () => <p>Hel</p>;

/** Fakes the module of Hel's dialog, which belongs to another part. */
export const withAssistant = { default: Dialog };

/** Wraps content in a page whose remotes are all loading, all loaded (as `module`), or all failed in this way. */
export function inShell(content: ReactElement, module?: object | Failure['kind']): ReactElement {
  return <RemotesProvider value={remotesOf(module)}>{content}</RemotesProvider>;
}

function remotesOf(module: object | Failure['kind'] | undefined): Remotes {
  const remotes = createRemotes({ lock: emptyLock, federation, report: () => undefined });
  const state = stateOf(module);
  return { ...remotes, load: () => undefined, find: () => state };
}

function stateOf(module: object | Failure['kind'] | undefined): ModuleState {
  if (module === undefined) return { status: 'loading' };
  if (typeof module === 'string') return { status: 'failed', failure: { phase: 'entry', kind: module } };
  return { status: 'ready', module, healed: false };
}

/** Stubs the newsletter's call. A timer of `stoppedMs` milliseconds never fires, so that the outcome stays visible. */
export function stubNewsletter(respond: () => Promise<Response>, stoppedMs: number): void {
  const realFetch = window.fetch;
  const realTimeout = window.setTimeout.bind(window);
  window.fetch = (input, init) => (String(input).includes('/v1/') ? respond() : realFetch(input, init));
  window.setTimeout = ((work: () => void, ms = 0) =>
    ms === stoppedMs ? 0 : realTimeout(work, ms)) as typeof setTimeout;
}
