import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractSchema, type BuildContract } from '@ponte/contract/build';
import { isErrno } from './disk/files';
import { ReleaseError } from '@ponte/contract/release-error';

export const contractFile = 'contract.json';

/** The contract of the build in a folder; undefined when there is none. */
export async function findContractIn(folder: string): Promise<BuildContract | undefined> {
  const file = join(folder, contractFile);
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
  return parseContract(content, file);
}

/** @throws ReleaseError `refused` naming the place of the first mistake; `where` names what was read. */
export function parseContract(content: string, where: string): BuildContract {
  const parsed = contractSchema.safeParse(parseJson(content));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ReleaseError(
    'refused',
    `${where} is not a build's contract: ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'wrong shape'}`,
    'build the part again with npm run build',
  );
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
