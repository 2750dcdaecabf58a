import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Assets, BuildContract } from '@ponte/contract/build';
import { partNames, type PartName } from '@ponte/contract/parts';
import { encodings } from '../../../releases/store/compression';
import { largestOf, sharesOf } from '../packages';
import type { Bundle, PartBuild } from '../report';
import { readJson } from './json';

const [brotli] = encodings;

/** What `npm run build` records of a part's scripts: minified bytes by script and module. */
interface Contents {
  readonly build: string;
  readonly scripts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The builds that lie in the parts' folders. A part without one is absent. */
export async function readBuilds(root: string): Promise<PartBuild[]> {
  const builds = await Promise.all(partNames.map((part) => readBuild(root, part)));
  return builds.filter((build) => build !== undefined);
}

async function readBuild(root: string, part: PartName): Promise<PartBuild | undefined> {
  const folder = join(root, part, 'dist');
  const contract = await readJson<BuildContract>(join(folder, 'contract.json'));
  if (!contract) return undefined;
  const contents = await readJson<Contents>(join(root, part, '.cache', 'contents.json'));
  const scripts = contents?.build === contract.build ? contents.scripts : {};
  const files = Object.keys(contract.files).filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('node/'));
  const bundles = await Promise.all(
    files.map(async (file): Promise<Bundle> => {
      const content = await readFile(join(folder, file));
      const bytes = (await brotli.encode(content, 'best')).length;
      const modules = scripts[file];
      const sizes = { minified: content.length, compressed: bytes };
      return {
        name: basename(file),
        usedBy: usesOf(contract, file),
        mostly: modules && largestOf(modules),
        bytes,
        packages: modules ? sharesOf(modules, sizes) : {},
      };
    }),
  );
  return { part, build: contract.build, bundles: bundles.sort((a, b) => b.bytes - a.bytes) };
}

function usesOf(contract: BuildContract, file: string): string[] {
  const has = ({ js, css }: Assets) => [...js, ...css].includes(file);
  const modules = Object.entries(contract.exposes).flatMap(([module, assets]) => (has(assets) ? [module] : []));
  if (file === contract.entry || has(contract.initial)) return ['entry', ...modules];
  return contract.federation && has(contract.federation) ? ['federation'] : modules;
}
