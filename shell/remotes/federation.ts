import type { Lock, LockedBuild } from 'shared-config/contract/lock';
import { containerName, type RemoteName } from 'shared-config/contract/parts';
import { readLanguage } from 'shared-config/i18n/i18n';
import { addTextsSource } from 'shared-config/i18n/texts-sources';
import { addBuildTexts } from './build-texts';
import { fetchContainer, type Container } from './container';
import { openModule } from './exposed-module';
import type { Federation } from './remotes';
import { removeStylesBut } from './styles';

/**
 * Remotes as webpack's module federation brings them: containers from the builds that the page's lock pins. `texts` is when
 * the page's texts are there, over which those of a build that stands in for another are laid.
 */
export function createFederation(lock: Lock['remotes'], texts: Promise<unknown>): Federation {
  const containers = new Map<RemoteName, Promise<Container>>();
  /** The entries of each part that the page has run, the newest last; it was made with the first one's styles and texts. */
  const entries = new Map<RemoteName, string[]>();
  const speaking = new Map<RemoteName, LockedBuild>();
  /** Takes away the texts that a part's build brings with each change of the language. */
  const silence = new Map<RemoteName, () => void>();

  async function mount(part: RemoteName, build: LockedBuild, attempt: number): Promise<void> {
    // A script tag with the address of one that hangs would join it: another try needs another address.
    const entry = attempt === 0 ? build.entry : `${build.entry}?retry=${attempt}`;
    const pinned = lock[part]?.current;
    entries.set(part, [...(entries.get(part) ?? (pinned ? [pinned.entry] : [])), entry]);
    const container = open(entry, containerName(part), build.integrity);
    containers.set(part, container);
    const before = speaking.get(part) ?? pinned;
    speaking.set(part, build);
    await Promise.all([container, before !== build && texts.then(() => replaceTexts(part, build), ignore)]);
  }

  /** Also in the languages that the page changes to later. */
  function replaceTexts(part: RemoteName, build: LockedBuild): Promise<void> {
    silence.get(part)?.();
    silence.set(
      part,
      addTextsSource((language) => addBuildTexts(build, language)),
    );
    return addBuildTexts(build, readLanguage());
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

/** Without any texts the page is not rendered at all: that is no fault of the build. */
const ignore = () => undefined;

async function open(url: string, name: string, integrity: string | undefined): Promise<Container> {
  const container = await fetchContainer(url, name, integrity);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default ?? {});
  return container;
}
