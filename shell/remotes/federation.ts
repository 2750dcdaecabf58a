import type { Language } from 'shared-config/contract/language';
import type { Lock, LockedBuild } from 'shared-config/contract/lock';
import { containerName, type RemoteName } from 'shared-config/contract/parts';
import { addTexts, i18n } from 'shared-config/kit';
import { fetchContainer, type Container } from './container';
import { openModule } from './exposed-module';
import type { Federation } from './remotes';
import { removeStylesBut } from './styles';

/** Milliseconds that a build's code waits for its texts. */
const textsPatience = 3000;

/**
 * Remotes as webpack's module federation brings them: containers from the builds that the page's lock pins. `texts` is when
 * the page's texts are there, over which those of a build that stands in for another are laid.
 */
export function createFederation(lock: Lock['remotes'], texts: Promise<void>): Federation {
  const containers = new Map<RemoteName, Promise<Container>>();
  /** The entries of each part that the page has run, the newest last; it was made with the first one's styles and texts. */
  const entries = new Map<RemoteName, string[]>();
  const speaking = new Map<RemoteName, LockedBuild>();

  async function mount(part: RemoteName, build: LockedBuild, attempt: number): Promise<void> {
    // A script tag with the address of one that hangs would join it: another try needs another address.
    const entry = attempt === 0 ? build.entry : `${build.entry}?retry=${attempt}`;
    const pinned = lock[part]?.current;
    entries.set(part, [...(entries.get(part) ?? (pinned ? [pinned.entry] : [])), entry]);
    const container = open(entry, containerName(part), build.integrity);
    containers.set(part, container);
    const before = speaking.get(part) ?? pinned;
    speaking.set(part, build);
    await Promise.all([container, before !== build && texts.then(() => replaceTexts(build))]);
  }

  async function load(part: RemoteName, module: string): Promise<unknown> {
    const container = await containers.get(part);
    if (!container) throw new Error(`${part} is not mounted`);
    return openModule(container, module);
  }

  /** Only now: what was drawn before needed the styles of its own build. */
  function settle(part: RemoteName): void {
    const [newest = '', ...older] = [...(entries.get(part) ?? [])].reverse();
    entries.set(part, [newest]);
    for (const entry of older) removeStylesBut(newest, entry);
  }

  return { mount, load, settle };
}

async function open(url: string, name: string, integrity: string | undefined): Promise<Container> {
  const container = await fetchContainer(url, name, integrity);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default ?? {});
  return container;
}

/** A build that stands in for another comes with its own texts; without them, it shows the other's. */
async function replaceTexts(build: LockedBuild): Promise<void> {
  const language = i18n.language as Language;
  try {
    const answer = await fetch(new URL(`locales/${language}.json`, new URL(build.entry, location.href)), {
      signal: AbortSignal.timeout(textsPatience),
    });
    if (answer.ok) addTexts(language, (await answer.json()) as Record<string, string>);
  } catch (error) {
    console.error(`${build.build} has no texts`, error);
  }
}
