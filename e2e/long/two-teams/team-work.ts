import type { Prng } from '../../site/prng';
import type { OwnSite } from '../../site/own-site';
import type { Revisions, Team } from './revisions';

/** The exit code of a command that found the store locked. */
const busy = 3;

interface TeamWork {
  /** The reasons of the team's releases, in order. */
  readonly done: readonly string[];
  /** How many commands were retried because the store was locked. */
  readonly retries: number;
}

/** Releases every revision of a team's part and rolls some of them back. */
export async function releaseAll(site: OwnSite, team: Team, revisions: Revisions, prng: Prng): Promise<TeamWork> {
  const own = [...revisions.keys()].filter((key) => key.startsWith(`${team}/`));
  const order = prng.shuffle(own);
  const regretted = prng.shuffle(order).slice(0, 3);
  const done: string[] = [];
  let retries = 0;
  const run = async (command: string, target: string, why: string) => {
    while (!(await tried(site.ponte(command, target, '--why', why, '--no-prepare')))) retries += 1;
    done.push(why);
  };
  for (const key of order) {
    const name = `${team} ${revisions.get(key)}`;
    await run('promote', key.replace('/', '@'), name);
    if (regretted.includes(key)) await run('rollback', team, `not ${name}`);
  }
  return { done, retries };
}

async function tried(command: Promise<string>): Promise<boolean> {
  try {
    await command;
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === busy) return false;
    throw error;
  }
}
