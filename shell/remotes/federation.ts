import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { Lock, LockedBuild } from 'shared-config/contract/lock';
import { containerName, type RemoteName } from 'shared-config/contract/parts';
import { addTexts, i18n } from 'shared-config/kit';
import type { Language } from 'shared-config/contract/language';
import type { Federation } from './remotes';

/**
 * Remotes as module federation brings them: scripts from the builds that the page's lock pins. `texts` is when the page's
 * texts are there, over which those of a build that stands in for another are laid.
 */
export function createFederation(lock: Lock['remotes'], texts: Promise<void>): Federation {
  registerPlugins([scriptsByLock(lock)]);
  const mounts = new Map<RemoteName, number>();
  const running = new Map<RemoteName, LockedBuild>();

  /** Each mount is a remote of its own to the runtime, which never forgets what it knows of a name. */
  const nameOf = (part: RemoteName) => `${containerName(part)}~${mounts.get(part) ?? 0}`;

  async function mount(part: RemoteName, build: LockedBuild, attempt: number): Promise<void> {
    // A script tag with the address of one that hangs would join it: another try needs another address.
    const entry = attempt === 0 ? build.entry : `${build.entry}?retry=${attempt}`;
    const before = running.get(part) ?? lock[part].current;
    running.set(part, build);
    if (build !== before) await replaceTextsAndStyles(part, before, build);
    mounts.set(part, (mounts.get(part) ?? 0) + 1);
    const entryGlobalName = containerName(part);
    // The runtime takes a container that is there already for the one it is to load.
    Object.assign(globalThis, { [entryGlobalName]: undefined });
    registerRemotes([{ name: nameOf(part), entry, entryGlobalName }]);
  }

  async function load(part: RemoteName, module: string): Promise<unknown> {
    const loaded = await loadRemote(`${nameOf(part)}/${module}`);
    if (!loaded) throw new Error(`${part} has no module ${module}`);
    return loaded;
  }

  /** A build comes with its own texts, and without the styles of the one it stands in for. */
  async function replaceTextsAndStyles(part: RemoteName, before: LockedBuild, build: LockedBuild): Promise<void> {
    await texts;
    const language = i18n.language as Language;
    const answer = await fetch(new URL(`locales/${language}.json`, new URL(build.entry, location.href)));
    if (answer.ok) addTexts(language, (await answer.json()) as Record<string, string>);
    const left = new URL('.', new URL(before.entry, location.href)).href;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (link.href.startsWith(left)) link.remove();
    }
    for (const style of document.querySelectorAll(`style[data-part="${part}"]`)) style.remove();
  }

  return { mount, load };
}

/** Entries are asked for with the hash that the lock holds, so that a tampered one never runs. */
function scriptsByLock(lock: Lock['remotes']): ModuleFederationRuntimePlugin {
  const builds = Object.values(lock).flatMap(({ current, lastKnownGood }) => [current, lastKnownGood]);
  return {
    name: 'scripts-by-lock',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const path = new URL(url, location.href);
      path.search = '';
      const build = builds.find((one) => one && new URL(one.entry, location.href).href === path.href);
      if (build?.integrity) {
        script.integrity = build.integrity;
        script.crossOrigin = 'anonymous';
      }
      return script;
    },
  };
}
