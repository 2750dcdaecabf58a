import type { Lock, LockedBuild } from '@ponte/contract/lock';
import { containerName, type RemoteName } from '@ponte/contract/parts';
import { readLanguage } from '@ponte/kit/i18n/i18n';
import { addTextsSource } from '@ponte/kit/i18n/texts-sources';
import { addBuildTexts } from './build-texts';
import { fetchContainer, openModule, type Container } from './container';
import type { Federation } from './remotes';
import { removeStylesBut } from './styles';

/** What the page has of one remote. */
interface Mount {
  readonly container: Promise<Container>;
  /** The entries that the page has run, the newest last; it was made with the first one's styles. */
  readonly entries: readonly string[];
  /** The build whose texts the page shows. */
  readonly texts: LockedBuild;
  /** Stops adding the texts of a replacing build on each change of the language. */
  readonly removeTexts: () => void;
}

/**
 * Brings remotes by webpack's module federation: containers from the builds that the page's lock pins. `texts` resolves
 * when the page has its texts; those of a build that replaces another go over them.
 */
export function createFederation(lock: Lock['remotes'], texts: Promise<unknown>): Federation {
  const mounts = new Map<RemoteName, Mount>();

  async function mount(part: RemoteName, build: LockedBuild, attempt: number): Promise<void> {
    // A script tag with the address of one that hangs would join it: a retry needs another address.
    const entry = attempt === 0 ? build.entry : `${build.entry}?retry=${attempt}`;
    const pinned = lock[part]?.current;
    const before = mounts.get(part);
    const container = open(entry, containerName(part), build.integrity);
    const entries = [...(before?.entries ?? (pinned ? [pinned.entry] : [])), entry];
    mounts.set(part, { removeTexts: () => {}, ...before, container, entries, texts: build });
    const replacesTexts = (before?.texts ?? pinned) !== build;
    await Promise.all([container, replacesTexts && texts.then(() => replaceTexts(part, build), ignore)]);
  }

  /** Also in the languages that the page changes to later. */
  function replaceTexts(part: RemoteName, build: LockedBuild): Promise<void> {
    update(part, ({ removeTexts }) => {
      removeTexts();
      return { removeTexts: addTextsSource((language) => addBuildTexts(build, language)) };
    });
    return addBuildTexts(build, readLanguage());
  }

  async function load(part: RemoteName, module: string): Promise<unknown> {
    const container = await mounts.get(part)?.container;
    if (!container) throw new Error(`${part} is not mounted`);
    return openModule(container, module);
  }

  /** Not sooner: what was rendered before needed the styles of its own build. */
  function commit(part: RemoteName): void {
    update(part, ({ entries }) => {
      const [newest = '', ...older] = [...entries].reverse();
      for (const entry of older) removeStylesBut(newest, entry);
      return { entries: [newest] };
    });
  }

  function update(part: RemoteName, change: (mounted: Mount) => Partial<Mount>): void {
    const mounted = mounts.get(part);
    if (mounted) mounts.set(part, { ...mounted, ...change(mounted) });
  }

  return { mount, load, commit };
}

/** Without any texts the page is not rendered at all: that is no fault of the build. */
const ignore = () => undefined;

async function open(url: string, name: string, integrity: string | undefined): Promise<Container> {
  const container = await fetchContainer(url, name, integrity);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default ?? {});
  return container;
}
