import { getRemoteEntry, getRemoteInfo } from '@module-federation/enhanced/runtime';
import type { createHost } from './federation-host';
import { kindOfLoadError, PartFailure } from './failure';

type Host = ReturnType<typeof createHost>;
export type HostPlugin = Host['options']['plugins'][number];

/** One build of a remote as module federation knows it: two builds of a remote differ by `name` alone. */
export interface RegisteredEntry {
  readonly name: string;
  /** The global variable to which the entry assigns its container. */
  readonly entryGlobalName: string;
  readonly entry: string;
}

/** Our policies in module federation. `integrityOf` returns the hash of the entry with a registered name. */
export function createHostPlugin(integrityOf: (name: string) => string | undefined): HostPlugin {
  return {
    name: 'ponte',
    /** Clears the variable, to which another build of the same remote may have assigned its container. */
    loadEntry({ remoteInfo }) {
      (globalThis as Record<string, unknown>)[remoteInfo.entryGlobalName] = undefined;
      return Promise.resolve(undefined);
    },
    /** With `integrity`, the browser rejects a file with another hash. */
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.src = url;
      const integrity = remoteInfo && integrityOf(remoteInfo.name);
      if (integrity) script.integrity = integrity;
      // The same mode as webpack's for chunks, so that the page's preload hints match both.
      if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
      return script;
    },
  };
}

/** Loads an entry ahead of its modules. @throws PartFailure */
export async function openEntry(host: Host, remote: RegisteredEntry): Promise<void> {
  const remoteInfo = getRemoteInfo(remote);
  try {
    await getRemoteEntry({ origin: host, remoteInfo });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The script ran, but assigned no container.
    const kind = message.includes('RUNTIME-001') ? 'missing' : kindOfLoadError(remoteInfo.entry);
    throw new PartFailure({ phase: 'entry', kind }, `${remote.entry} was not loaded`, { cause: error });
  }
}
