import { CssSyntaxError } from 'postcss';
import type { BuildContract } from '@ponte/contract/build';
import { findForeignStyles, type StyleFault } from '@ponte/toolchain/styles/foreign-styles';
import { ownInBuild } from '@ponte/toolchain/styles/own-styles';
import type { StoredFiles } from '../store/store';
import { refuse, type Refusal } from './refusal';

/**
 * Why a remote's stylesheets may change the look of the rest of the page: nothing when they cannot. The build of a part
 * finds it first; this is for a build whose tools were changed.
 */
export async function refuseStyles(contract: BuildContract, files: Pick<StoredFiles, 'find'>): Promise<Refusal[]> {
  if (contract.part === 'shell') return [];
  const found: string[] = [];
  for (const file of Object.keys(contract.files).filter((path) => /\.css$/i.test(path))) {
    const content = await files.find(file);
    const faults = content ? listFaults(String(content), contract) : [];
    found.push(...faults.map(({ message }) => `${file}: ${message}`));
  }
  const [first, ...others] = found;
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const refusal = refuse('styles', contract, `has styles that reach beyond it: ${first}${more}`);
  return [{ ...refusal, hint: `correct the styles, then npm run build -w ${contract.part} and publish the new build` }];
}

function listFaults(css: string, { part, build }: BuildContract): StyleFault[] {
  try {
    return findForeignStyles(css, ownInBuild(part, build));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, message: `it cannot be parsed: ${error.reason}` }];
  }
}
