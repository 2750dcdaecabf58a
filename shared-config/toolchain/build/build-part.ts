#!/usr/bin/env node
/**
 * Builds the part in the current folder into `dist/`: its browser and Node bundles, its texts and `contract.json`.
 * Does nothing when `dist/` was built from the same inputs. A failed build leaves `dist/` unchanged.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { partNames, type PartName } from '@ponte/contract/parts';
import { buildUrlPath, type BuildContext } from '../webpack/context';
import { compile } from './compile';
import { describeBuild } from './describe-build';
import { hashInputs } from './files';
import { copyMedia } from './media';
import { provisionalId, stampBuild } from './stamp-build';
import { readTexts, writeTexts } from './texts';

const folder = process.cwd();
const root = join(folder, '..');
const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
  ponte?: { textsIn?: 'composition' | 'part'; media?: string[] };
};
const part = partNames.find((name) => name === manifest.name);
if (!part) fail(`${manifest.name} is not in the list of parts (shared-config/contract/parts.ts)`);

const inputs = await hashInputs([folder, join(root, 'shared-config')], [join(root, 'package-lock.json')]);
/** Records the inputs of the build in `dist/`. */
const inputsFile = join(folder, '.cache', 'inputs.json');
/** What the scripts of the build consist of, for `npm run report`. No file of the build. */
const contentsFile = join(folder, '.cache', 'contents.json');
const currentBuild = await findBuild(inputs);
if (currentBuild) console.log(`${part} ${currentBuild} is up to date`);
else await buildInto(part);

async function buildInto(part: PartName): Promise<void> {
  const build = provisionalId(manifest.version);
  const started = performance.now();
  const output = join(folder, `dist.${process.pid}`);
  const context: BuildContext = {
    mode: 'production',
    part,
    folder,
    build,
    output,
    publicPath: buildUrlPath(part, build),
  };
  try {
    await mkdir(output, { recursive: true });
    const compiled = await compile(await loadConfigurations(context));
    const texts = await readTexts(folder, manifest.ponte?.textsIn);
    await writeTexts(output, texts);
    const copied = await copyMedia(folder, output, manifest.ponte?.media ?? []);
    const contract = await stampBuild(output, await describeBuild(context, compiled, texts, copied));
    await writeFile(join(output, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    await rename(output, join(folder, 'dist'));
    await mkdir(dirname(inputsFile), { recursive: true });
    await writeFile(inputsFile, JSON.stringify({ inputs, build: contract.build }));
    await writeFile(contentsFile, JSON.stringify({ build: contract.build, scripts: compiled.contents }));
    console.log(`${part} ${contract.build} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    await rm(output, { recursive: true, force: true });
    fail(error instanceof Error ? error.message : String(error));
  }
}

async function loadConfigurations(context: BuildContext): Promise<Configuration[]> {
  const file = pathToFileURL(join(folder, 'webpack.config.ts')).href;
  const { default: configure } = (await import(file)) as { default: (context: BuildContext) => Configuration[] };
  return configure(context);
}

/** The id of the build in `dist/`, if it was built from these inputs. */
async function findBuild(inputs: string): Promise<string | undefined> {
  try {
    const record = JSON.parse(await readFile(inputsFile, 'utf8')) as { inputs: string; build: string };
    const contract = JSON.parse(await readFile(join(folder, 'dist', 'contract.json'), 'utf8')) as { build: string };
    return record.inputs === inputs && record.build === contract.build ? record.build : undefined;
  } catch {
    return undefined;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
