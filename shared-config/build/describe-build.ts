import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Assets, BuildContract } from '../contract/build';
import { contractVersion } from '../contract/parts';
import { routes } from '../paths/routes';
import type { BuildContext } from '../webpack/context';
import { providedVersions, requiredRanges } from '../webpack/shared';
import type { Compiled } from './compile';
import { hashFiles } from './files';
import type { PartTexts } from './texts';

/** The manifest that the federation plugin writes, as far as it is read here. */
interface FederationManifest {
  exposes: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
}

/**
 * What `contract.json` says of a build that lies in `context.output`. `copied` are the media that webpack does not know,
 * by the path of their source.
 */
export async function describeBuild(
  context: BuildContext,
  { browser, kit }: Compiled,
  texts: PartTexts,
  copied: Readonly<Record<string, string>>,
): Promise<BuildContract> {
  const isShell = context.part === 'shell';
  const initial = assetsOf((browser.entrypoints?.main?.assets ?? []).map(({ name }) => name));
  return {
    part: context.part,
    build: context.build,
    contract: contractVersion,
    commit: await findCommit(context.folder),
    entry: isShell ? (initial.js.at(-1) ?? '') : 'remoteEntry.js',
    initial,
    exposes: isShell ? {} : await readExposes(context.output),
    routes: routes.filter((route) => isShell || route.part === context.part),
    shared: isShell ? { required: {}, provided: providedVersions } : { required: requiredRanges, provided: {} },
    kit: [...(isShell ? kit.provided : kit.imported)].sort(),
    texts: texts.keys,
    textsIn: texts.place,
    media: sortByKey({ ...copied, ...importedMedia(browser) }),
    files: await hashFiles(context.output),
  };
}

function assetsOf(files: readonly string[]): Assets {
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

async function readExposes(output: string): Promise<Record<string, Assets>> {
  const manifest = JSON.parse(await readFile(join(output, 'mf-manifest.json'), 'utf8')) as FederationManifest;
  return Object.fromEntries(
    manifest.exposes.map(({ name, assets }) => [name, { js: assets.js.sync, css: assets.css.sync }]),
  );
}

/** The media that a part's scripts and styles import, by the path of their source within the part. */
function importedMedia(browser: Compiled['browser']): Record<string, string> {
  return Object.fromEntries(
    (browser.assets ?? []).flatMap(({ name, info }) =>
      name.startsWith('static/media/') && info.sourceFilename ? [[info.sourceFilename, name]] : [],
    ),
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
