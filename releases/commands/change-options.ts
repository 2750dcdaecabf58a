import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Change, ChangeOptions } from '../change/change-live';
import { readHistory } from '../change/history';
import { requireSameEnvironment } from '../settings/inherit-settings';
import type { Flags, Session } from './command';
import type { Host } from './terminal';

/** The options of every command that changes the live release. @throws ReleaseError `usage` */
export async function getChangeOptions(session: Session, flags: Flags): Promise<ChangeOptions> {
  const { host, environment, report } = session;
  return {
    why: getWhy(flags),
    by: await findAuthor(host.env),
    force: flags.force ?? false,
    dryRun: flags.dryRun ?? false,
    environment,
    report,
  };
}

function getWhy({ why }: Flags): string {
  const reason = why?.trim();
  if (reason) return reason;
  throw new ReleaseError('usage', 'a change of what is live needs its reason', 'add --why "…"');
}

/** The user who runs the command, for the record: `PONTE_BY`, else git's user name, else the name of the login. */
async function findAuthor(env: Host['env']): Promise<string> {
  return env.PONTE_BY || (await findGitName()) || findUserName() || 'unknown';
}

async function findGitName(): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', ['config', 'user.name'])).stdout.trim();
  } catch {
    return undefined;
  }
}

/** Undefined in a container whose user has no name. */
function findUserName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Rejects a change without effect, so that it does not look like a release. @throws ReleaseError `refused` */
export function rejectUnchanged({ outcome }: Change, message: string, hint: string): void {
  if (outcome === 'unchanged') throw new ReleaseError('refused', message, hint);
}

/** For commands that compose pages and keep the live release. @throws ReleaseError `refused` */
export async function requireEnvironment({ store, environment }: Session): Promise<void> {
  const [live] = await readHistory(store);
  if (live?.settings) requireSameEnvironment(live.settings, environment);
}
