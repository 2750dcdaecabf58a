import type { Lock, LockedBuild } from '@ponte/contract/lock';
import { containerName, type RemoteName } from '@ponte/contract/parts';
import { addTextsSource, readLanguage } from '@ponte/kit/i18n/i18n';
import { addBuildTexts, addReleasedTexts } from './build-texts';
import { createHost } from './federation-host';
import { createHostPlugin, openEntry } from './open-entry';
import { openModule } from './open-module';
import { PartFailure } from './failure';
import type { Federation } from './remotes';
import { withTexts } from './with-texts';

/** What the page has loaded of one remote. */
interface Mount {
  /** The name under which module federation knows the mounted build. */
  readonly name: string;
  /** The entries that the page has run, the newest last. The page was served with the styles of the first one. */
  readonly entries: readonly string[];
  /** The build whose texts the page shows. */
  readonly texts: LockedBuild;
  /** Stops adding the texts of a replacing build when the language changes. */
  readonly removeTexts: () => void;
}

/**
 * Loads remotes by webpack's module federation from the builds that the page's lock pins, each with its texts. `texts`
 * resolves when those of the frame have loaded.
 */
export function createFederation(lock: Lock['remotes'], texts: Promise<unknown>): Federation {
  const mounts = new Map<RemoteName, Mount>();
  const integrities = new Map<string, string | undefined>();
  const host = createHost([createHostPlugin((name) => integrities.get(name))]);

  async function mount(part: RemoteName, build: LockedBuild, attempt: number): Promise<void> {
    // A retry needs another URL: a script tag with the URL of a hanging request would join that request.
    const entry = attempt === 0 ? build.entry : `${build.entry}?retry=${attempt}`;
    const pinned = lock[part]?.current;
    const previous = mounts.get(part);
    const name = register(part, build);
    const entries = [...(previous?.entries ?? (pinned ? [pinned.entry] : [])), entry];
    mounts.set(part, { removeTexts: () => {}, ...previous, name, entries, texts: build });
    const isReplacement = (previous?.texts ?? pinned) !== build;
    const remote = { name, entry: new URL(entry, location.href).href, entryGlobalName: containerName(part) };
    host.registerRemotes([remote]);
    const addOwnTexts = () =>
      isReplacement ? replaceTexts(part, build) : addReleasedTexts(build, readLanguage()).catch(failTexts);
    await Promise.all([openEntry(host, remote), texts.then(addOwnTexts, ignore)]);
  }

  /** A new name each time: module federation warns about a second build under the same one, and empties its share scope. */
  function register(part: RemoteName, { integrity }: LockedBuild): string {
    const base = containerName(part);
    const count = [...integrities.keys()].filter((name) => name.startsWith(base)).length;
    const name = count === 0 ? base : `${base}_${count + 1}`;
    integrities.set(name, integrity);
    return name;
  }

  /** Now, and in each language that the page changes to later. */
  function replaceTexts(part: RemoteName, build: LockedBuild): Promise<void> {
    update(part, ({ removeTexts }) => {
      removeTexts();
      return { removeTexts: addTextsSource((language) => addBuildTexts(build, language)) };
    });
    return addBuildTexts(build, readLanguage());
  }

  async function load(part: RemoteName, module: string): Promise<unknown> {
    const name = mounts.get(part)?.name;
    if (!name) throw new Error(`${part} is not mounted`);
    const opened = await openModule(async () => {
      const factory = await host.loadRemote<() => unknown>(`${name}/${module}`, {
        loadFactory: false,
        from: 'runtime',
      });
      if (!factory) throw new Error(`${part} has no module ${module}`);
      return factory;
    });
    return withTexts(opened);
  }

  /** Not earlier: until then the page shows content that needs the styles of its own build. */
  function commit(part: RemoteName): void {
    update(part, ({ entries }) => {
      const [newest = '', ...older] = [...entries].reverse();
      for (const entry of older) removeStyles(entry, newest);
      return { entries: [newest] };
    });
  }

  function update(part: RemoteName, change: (mounted: Mount) => Partial<Mount>): void {
    const mounted = mounts.get(part);
    if (mounted) mounts.set(part, { ...mounted, ...change(mounted) });
  }

  return { start: () => Promise.resolve(), mount, load, commit };
}

/** Without the frame's texts the page is not rendered at all, which is no failure of the build. */
const ignore = () => undefined;

function failTexts(cause: unknown): never {
  throw new PartFailure({ phase: 'chunk', kind: 'other' }, 'its texts did not load', { cause });
}

/** Removes the styles of a build, linked and inlined, and the hints for its files, except those of the entry `kept`. */
export function removeStyles(entry: string, kept: string): void {
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style[data-href]')) {
    const url = element instanceof HTMLLinkElement ? element.href : element.dataset.href;
    if (url && belongsTo(entry, url) && !belongsTo(kept, url)) element.remove();
  }
}

/** A build's files lie in the folder of its entry, and are requested with the entry's query. */
function belongsTo(entry: string, url: string): boolean {
  const { href, search } = new URL(url, location.href);
  const entryUrl = new URL(entry, location.href);
  return href.startsWith(new URL('.', entryUrl).href) && search === entryUrl.search;
}
