import { resolve } from 'node:path';
import { checkBuild } from '../store/check-build';
import { findContractIn } from '../store/read-contract';
import { ReleaseError } from '../store/release-error';
import { publishBuild } from '../verify/publish-build';
import type { Run } from './command';
import { parsePart } from './part-argument';

const said = {
  added: 'published',
  present: 'was published already',
  repaired: 'was damaged in the store and is repaired',
  checked: 'is fit to be published',
} as const;

export const publish: Run = async ({ store, report, paint }, [name, dir], flags) => {
  const part = parsePart(name);
  const source = resolve(dir ?? `${part}/dist`);
  const contract = await findContractIn(source);
  if (!contract) {
    throw new ReleaseError(
      'not-found',
      `no build in ${source}`,
      `build it (npm run build -w ${part}) or name its folder`,
    );
  }
  if (contract.part !== part) {
    throw new ReleaseError('refused', `${source} holds a build of ${contract.part}`, `ponte publish ${contract.part}`);
  }
  const { build } = contract;
  const files = Object.keys(contract.files).length;
  report(`${flags.dryRun ? 'checking' : 'publishing'} ${files} files of ${part} ${build}`);
  const outcome = flags.dryRun ? await check() : await publishBuild(store, contract, source);
  return {
    result: { part, build, outcome, files },
    lines: [
      `${part} ${paint('bold', build)} ${said[outcome]}`,
      ...(outcome === 'checked' ? [] : [paint('dim', `make it live: ponte promote ${part} --why "…"`)]),
    ],
  };

  async function check(): Promise<'checked'> {
    await checkBuild(contract as NonNullable<typeof contract>, source);
    return 'checked';
  }
};
