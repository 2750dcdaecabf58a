import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contractSchema, type BuildContract } from 'shared-config/contract/build';
import { writeDurably } from './durable';
import { openFolder } from './folder-files';
import { integrityOf } from './integrity';
import { contractFile, findContractIn } from './read-contract';
import { ReleaseError } from 'shared-config/contract/release-error';

/**
 * The contract once more, with a hash of itself, in the folder of a stored build: a rollback of another part needs what
 * this one says, also when its first copy is lost. Builds that were published before there were copies have none.
 */
export const contractCopyFile = 'contract.copy.json';

/** Every file of a stored build's folder that describes the others. */
export const contractFiles: readonly string[] = [contractFile, contractCopyFile];

export async function writeContracts(folder: string, contract: BuildContract): Promise<void> {
  await writeDurably(join(folder, contractCopyFile), formatCopy(contract));
  await writeDurably(join(folder, contractFile), formatContract(contract));
}

/** The contract of a stored build. The copy is read first, because it alone shows whether it was altered. */
export async function findStoredContract(folder: string): Promise<BuildContract | undefined> {
  return (await findCopy(folder)) ?? findContractIn(folder);
}

/** What is wrong with either copy while the other one can be read. */
export async function findContractDamage(folder: string): Promise<string[]> {
  const copy = await findCopy(folder);
  const first = await findContractIn(folder).catch(ignoreDamage);
  if (copy) {
    const file = await openFolder(folder).find(contractFile);
    if (!file) return [`${contractFile} is gone`];
    return isDeepStrictEqual(first, copy) ? [] : [`${contractFile} was altered`];
  }
  return (await openFolder(folder).find(contractCopyFile)) ? [`${contractCopyFile} was altered`] : [];
}

/** Writes a lost copy again from the other; returns whether there was something to write. */
export async function repairContract(folder: string): Promise<boolean> {
  const copy = await findCopy(folder);
  const isWhole = copy && (await findContractDamage(folder)).length === 0;
  const contract = copy ?? (await findContractIn(folder).catch(ignoreDamage));
  if (isWhole || !contract) return false;
  const [file, content] = copy ? [contractFile, formatContract(contract)] : [contractCopyFile, formatCopy(contract)];
  await openFolder(folder).replace(file, Buffer.from(content), integrityOf(content));
  return true;
}

function formatContract(contract: BuildContract): string {
  return `${JSON.stringify(contract, null, 1)}\n`;
}

function formatCopy(contract: BuildContract): string {
  return `${JSON.stringify({ contract, integrity: integrityOf(JSON.stringify(contract)) })}\n`;
}

/** Undefined when there is none, or when it is not as it was written. */
async function findCopy(folder: string): Promise<BuildContract | undefined> {
  try {
    const text = await readFile(join(folder, contractCopyFile), 'utf8');
    const { contract, integrity } = JSON.parse(text) as { contract: unknown; integrity: unknown };
    return integrity === integrityOf(JSON.stringify(contract)) ? contractSchema.safeParse(contract).data : undefined;
  } catch {
    return undefined;
  }
}

/** A contract that cannot be read says nothing against the build: its copy, or publishing it again, puts it right. */
export function ignoreDamage(error: unknown): undefined {
  if (!(error instanceof ReleaseError)) throw error;
}
