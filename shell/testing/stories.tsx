import type { ReactElement } from 'react';
import type { Failure } from '@ponte/contract/beacon';
import { RemotesProvider } from '../remotes/remotes-context';
import type { ModuleState } from '../remotes/remote-state';
import { createRemotes, type Remotes } from '../remotes/remotes';

const emptyLock = { 'remote-public': {}, 'remote-admin': {}, 'remote-chat': {} } as never;
const federation = {
  mount: () => Promise.resolve(),
  load: () => new Promise(() => undefined),
  commit: () => undefined,
};

const Dialog = () => <p>Hel</p>;

/** A fake of Hel's dialog, which is another part's. */
export const withAssistant = { default: Dialog, launchedBy: 'shell' };

/** A piece of the shell in a page whose remotes are on their way, all here (as `module`), or all failed in this way. */
export function inShell(piece: ReactElement, module?: object | Failure['kind']): ReactElement {
  return <RemotesProvider value={remotesOf(module)}>{piece}</RemotesProvider>;
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

/** The newsletter's call is answered so; a timer of `skip` milliseconds never ends. */
export function answering(answer: () => Promise<Response>, { skip }: { skip: number }): void {
  const other = window.fetch;
  const start = window.setTimeout.bind(window);
  window.fetch = (input, init) => (String(input).includes('/v1/') ? answer() : other(input, init));
  window.setTimeout = ((work: () => void, ms = 0) => (ms === skip ? 0 : start(work, ms))) as typeof setTimeout;
}
