import type { Prng } from '../../site/prng';
import type { OwnSite } from '../../site/own-site';
import type { Revisions, Team } from './revisions';

/** The exit code of a command that somebody else was in the way of. */
const busy = 3;

interface TeamWork {
  /** What the team made live, in this order: the reasons it gave. */
  readonly done: readonly string[];
  /** How often a command was refused because the other team was at it, and run again. */
  readonly retries: number;
}

/** Releases every revision of a team, which knows of its own part only, and takes some back on the way. */
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
