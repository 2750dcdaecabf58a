import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contractSchema, type BuildContract } from '@ponte/contract/build';
import { writeDurably } from './disk/files';
import { integrityOf } from './integrity';
import { contractFile, parseContract } from './read-contract';
import { ReleaseError } from '@ponte/contract/release-error';
import type { StoredFiles } from './store';

/**
 * A second copy of the contract, with a hash of itself, in the folder of a stored build: a rollback of another part needs
 * the contract even when `contract.json` is lost. Builds that were published before there were copies have none.
 */
export const contractCopyFile = 'contract.copy.json';

/** Every file of a stored build's folder that describes the others. */
export const contractFiles: readonly string[] = [contractFile, contractCopyFile];

export async function writeContracts(folder: string, contract: BuildContract): Promise<void> {
  await writeDurably(join(folder, contractCopyFile), formatCopy(contract));
  await writeDurably(join(folder, contractFile), formatContract(contract));
}

/** The contract of a stored build. The copy is read first, because only the copy has a hash of itself. */
export async function findStoredContract(files: StoredFiles, folder: string): Promise<BuildContract | undefined> {
  return (await findCopy(files)) ?? findFirst(files, folder);
}

/** What is wrong with either copy while the other one can be read. */
export async function findContractProblems(files: StoredFiles): Promise<string[]> {
  const copy = await findCopy(files);
  if (copy) {
    if (!(await files.find(contractFile))) return [`${contractFile} is gone`];
    const first = await findFirst(files).catch(ignoreCorrupt);
    return isDeepStrictEqual(first, copy) ? [] : [`${contractFile} was altered`];
  }
  return (await files.find(contractCopyFile)) ? [`${contractCopyFile} was altered`] : [];
}

/** Writes a lost copy again from the other; returns whether there was something to write. */
export async function repairContract(files: StoredFiles): Promise<boolean> {
  const copy = await findCopy(files);
  const isWhole = copy && (await findContractProblems(files)).length === 0;
  const contract = copy ?? (await findFirst(files).catch(ignoreCorrupt));
  if (isWhole || !contract) return false;
  const [file, content] = copy ? [contractFile, formatContract(contract)] : [contractCopyFile, formatCopy(contract)];
  await files.replace(file, Buffer.from(content), integrityOf(content));
  return true;
}

export function formatContract(contract: BuildContract): string {
  return `${JSON.stringify(contract, null, 1)}\n`;
}

function formatCopy(contract: BuildContract): string {
  return `${JSON.stringify({ contract, integrity: integrityOf(JSON.stringify(contract)) })}\n`;
}

async function findFirst(files: StoredFiles, folder = ''): Promise<BuildContract | undefined> {
  const content = await files.find(contractFile);
  return content && parseContract(content.toString('utf8'), join(folder, contractFile));
}

/** Undefined when there is none, or when it is not as it was written. */
async function findCopy(files: StoredFiles): Promise<BuildContract | undefined> {
  try {
    const content = await files.find(contractCopyFile);
    const { contract, integrity } = JSON.parse(content?.toString('utf8') ?? '') as Record<string, unknown>;
    return integrity === integrityOf(JSON.stringify(contract)) ? contractSchema.safeParse(contract).data : undefined;
  } catch (error) {
    // An unreachable bucket does not mean that the copy is missing.
    if (error instanceof ReleaseError) throw error;
    return undefined;
  }
}

/** An unreadable contract does not make the build wrong: its copy, or publishing again, repairs it. */
export function ignoreCorrupt(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error;
}
