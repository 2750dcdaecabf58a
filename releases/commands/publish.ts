import { resolve } from 'node:path';
import type { PartName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import { checkBuild } from '../store/check-build';
import { findContractIn } from '../store/stored-contract';
import { requireLocalStyles, publishBuild } from '../verify/publish-build';
import type { Run } from './command';
import { parseListed } from './arguments';

const results = {
  added: 'published',
  present: 'was published already',
  repaired: 'was corrupt in the store and is repaired',
  checked: 'can be published',
} as const;

export const publish: Run = async ({ store, report, color }, [name, dir], flags) => {
  const source = resolve(dir ?? `${name}/dist`);
  const contract = await findContractIn(source);
  // The contract names the part, which this checkout need not know.
  if (!contract || contract.part !== name) throw explain(source, parseListed(name), contract?.part);
  const { part, build } = contract;
  const files = Object.keys(contract.files).length;
  report(`${flags.dryRun ? 'checking' : 'publishing'} ${files} files of ${part} ${build}`);
  const outcome = flags.dryRun ? await check() : await publishBuild(store, contract, source);
  return {
    result: { part, build, outcome, files },
    lines: [
      `${part} ${color('bold', build)} ${results[outcome]}`,
      ...(outcome === 'checked' ? [] : [color('dim', `make it live: ponte promote ${part} --why "…"`)]),
    ],
  };

  async function check(): Promise<'checked'> {
    const checked = contract as NonNullable<typeof contract>;
    await requireLocalStyles(checked, source);
    await checkBuild(checked, source);
    return 'checked';
  }
};

function explain(source: string, wanted: PartName, found: PartName | undefined): ReleaseError {
  if (found) return new ReleaseError('refused', `${source} holds a build of ${found}`, `ponte publish ${found}`);
  const hint = `build it (npm run build -w ${wanted}) or name its folder`;
  return new ReleaseError('not-found', `no build in ${source}`, hint);
}
