import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Assets, BuildContract } from '@ponte/contract/build';
import { contractVersion } from '@ponte/contract/parts';
import { routes } from '@ponte/contract/routes';
import type { BuildContext } from '../webpack/context';
import { exposedChunk } from '../webpack/remote';
import { federationChunk } from '../webpack/shell';
import { providedVersions, requiredRanges } from '../webpack/shared';
import type { CompiledPart } from './compile';
import { hashFiles } from './files';
import type { PartTexts } from './texts';

/**
 * The content of `contract.json` for the build in `context.output`. `copied` are the media that webpack does not know, by
 * the path of their source.
 */
export async function describeBuild(
  context: BuildContext,
  { browser, kit }: CompiledPart,
  texts: PartTexts,
  copied: Readonly<Record<string, string>>,
): Promise<BuildContract> {
  const isShell = context.part === 'shell';
  const groups = browser.namedChunkGroups ?? {};
  const initial = assetsOf(groups.main);
  return {
    part: context.part,
    build: context.build,
    contract: contractVersion,
    commit: await findCommit(context.folder),
    entry: isShell ? (initial.js.at(-1) ?? '') : 'remoteEntry.js',
    initial,
    exposes: isShell ? {} : exposesOf(groups),
    ...(isShell && { federation: without(initial, assetsOf(groups[federationChunk])), textsByPart: true }),
    routes: routes.filter((route) => isShell || route.part === context.part),
    shared: isShell ? { required: {}, provided: providedVersions } : { required: requiredRanges, provided: {} },
    kit: [...(isShell ? kit.provided : kit.imported)].sort(),
    texts: texts.keys,
    textsIn: texts.place,
    media: sortByKey({ ...copied, ...importedMedia(browser) }),
    files: await hashFiles(context.output),
  };
}

type ChunkGroups = NonNullable<CompiledPart['browser']['namedChunkGroups']>;

function assetsOf(group: ChunkGroups[string] | undefined): Assets {
  const files = (group?.assets ?? []).map(({ name }) => name);
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

/** The assets of a later chunk that are not there already. */
function without(initial: Assets, { js, css }: Assets): Assets {
  const isNew = (loaded: readonly string[]) => (file: string) => !loaded.includes(file);
  return { js: js.filter(isNew(initial.js)), css: css.filter(isNew(initial.css)) };
}

function exposesOf(groups: ChunkGroups): Record<string, Assets> {
  const exposed = Object.entries(groups).filter(([name]) => name.startsWith(exposedChunk('')));
  return Object.fromEntries(exposed.map(([name, group]) => [name.slice(exposedChunk('').length), assetsOf(group)]));
}

/** The media that a part's scripts and styles import, by the path of their source in the part. */
function importedMedia(browser: CompiledPart['browser']): Record<string, string> {
  return Object.fromEntries(
    (browser.assets ?? []).flatMap(({ name, info }) => (info.sourceFilename ? [[info.sourceFilename, name]] : [])),
  );
}

function sortByKey(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function findCommit(folder: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: folder });
    return stdout.trim();
  } catch {
    return null;
  }
}
