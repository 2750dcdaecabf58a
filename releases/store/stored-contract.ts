import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contractSchema, type BuildContract } from '@ponte/contract/build';
import { ReleaseError } from '@ponte/contract/release-error';
import { hasIntegrity, integrityOf } from '@ponte/toolchain/build/files';
import { isErrno, writeDurably } from './disk/atomic-writes';
import type { StoredFiles } from './store';

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
function parseContract(content: string, where: string): BuildContract {
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
  return (await findCopy(files)) ?? findOriginal(files, folder);
}

/** What is wrong with either copy while the other one can be read. */
export async function findContractProblems(files: StoredFiles): Promise<string[]> {
  const copy = await findCopy(files);
  if (copy) {
    if (!(await files.find(contractFile))) return [`${contractFile} is gone`];
    const first = await findOriginal(files).catch(ignoreCorrupt);
    return isDeepStrictEqual(first, copy) ? [] : [`${contractFile} was modified`];
  }
  return (await files.find(contractCopyFile)) ? [`${contractCopyFile} was modified`] : [];
}

/** Restores a lost copy from the other; returns whether it wrote one. */
export async function repairContract(files: StoredFiles): Promise<boolean> {
  const copy = await findCopy(files);
  const isWhole = copy && (await findContractProblems(files)).length === 0;
  const contract = copy ?? (await findOriginal(files).catch(ignoreCorrupt));
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

async function findOriginal(files: StoredFiles, folder = ''): Promise<BuildContract | undefined> {
  const content = await files.find(contractFile);
  return content && parseContract(content.toString('utf8'), join(folder, contractFile));
}

/** Undefined when it is missing or corrupt. */
async function findCopy(files: StoredFiles): Promise<BuildContract | undefined> {
  try {
    const content = await files.find(contractCopyFile);
    const { contract, integrity } = JSON.parse(content?.toString('utf8') ?? '') as Record<string, unknown>;
    return hasIntegrity(JSON.stringify(contract), integrity) ? contractSchema.safeParse(contract).data : undefined;
  } catch (error) {
    // An unreachable bucket does not mean that the copy is missing.
    if (error instanceof ReleaseError) throw error;
    return undefined;
  }
}

/** An unreadable contract does not invalidate the build: its copy, or publishing again, repairs it. */
export function ignoreCorrupt(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error;
}
