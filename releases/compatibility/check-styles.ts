import { CssSyntaxError } from 'postcss';
import type { BuildContract } from '@ponte/contract/build';
import { findForeignStyles, type StyleFault } from '@ponte/toolchain/styles/foreign-styles';
import { ownInBuild } from '@ponte/toolchain/styles/own-styles';
import type { StoredFiles } from '../store/store';
import { createViolation, type Violation } from './violation';

/**
 * The styles of a remote that match elements outside of it. `build-part` rejects them too; this check catches a build
 * that was made with modified tools.
 */
export async function checkStyles(contract: BuildContract, files: Pick<StoredFiles, 'find'>): Promise<Violation[]> {
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
  const violation = createViolation('styles', contract, `has styles that reach beyond it: ${first}${more}`);
  return [
    { ...violation, hint: `correct the styles, then npm run build -w ${contract.part} and publish the new build` },
  ];
}

function listFaults(css: string, { part, build }: BuildContract): StyleFault[] {
  try {
    return findForeignStyles(css, ownInBuild(part, build));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    return [{ line: error.line ?? 1, message: `it cannot be parsed: ${error.reason}` }];
  }
}
