import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Host } from './host';

/** The user who runs the command, for the record: `PONTE_BY`, else git's name, else the user of the machine. */
export async function findAuthor(env: Host['env']): Promise<string> {
  return env.PONTE_BY || (await findGitName()) || findUserName() || 'unknown';
}

async function findGitName(): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', ['config', 'user.name'])).stdout.trim();
  } catch {
    return undefined;
  }
}

/** A container's user may have no name. */
function findUserName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
