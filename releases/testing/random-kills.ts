import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDiskStore } from '../store/disk-store';
import { verifyStore } from '../verify/verify-store';
import { buildId } from './create-build';
import { startPonte } from './run-ponte';
import type { Scratch } from './scratch';

/** The commands on call, each with builds that a test published before, or is about to. */
function chooseCommand(round: number, source: string): readonly string[] {
  const commands = [
    ['publish', 'remote-chat', source],
    ['promote', `remote-chat@${buildId(1 + randomInt(4))}`, '--why', `round ${round}`],
    ['promote', `remote-admin@${buildId(1 + randomInt(2))}`, '--why', `round ${round}`],
    ['promote', `remote-chat@${buildId(1 + randomInt(4))}`, '--canary', '5', '--why', `round ${round}`],
    ['rollback', 'remote-chat', '--why', `round ${round}`, '--no-prepare'],
    ['gc', '--days', '0'],
  ];
  return commands[randomInt(commands.length)] ?? [];
}

interface KillTally {
  readonly rounds: number;
  /** How many died; the others were done before, or refused. */
  readonly killed: number;
  /** Releases that commands made which a kill was meant for. */
  readonly releases: number;
}

/**
 * Kills a random command at a random moment, again and again on one store, which must be clean after each and never lose
 * a release that was live. One command in ten is left to end: how long that takes, on this machine and beside what else
 * runs, says within which span the next ones are killed.
 */
export async function killAtRandom(scratch: Scratch, rounds: number): Promise<KillTally> {
  await scratch.start();
  const store = createDiskStore(scratch.store.location);
  let live = 1;
  let spanMs = 0;
  let killed = 0;
  let releases = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const n of [2, 3, 4]) await scratch.publish('remote-chat', n);
    await scratch.publish('remote-admin', 2);
    const args = chooseCommand(round, await scratch.build('remote-chat', 10 + round));
    const leftToEnd = round % 10 === 1;
    const started = performance.now();
    const { child, ended } = startPonte([...args, '--store', store.location], { env: { FAKE_COMPOSE_MS: '20' } });
    if (!leftToEnd) {
      await Promise.race([sleep(randomInt(spanMs)), ended]);
      child.kill('SIGKILL');
    }
    if ((await ended).signal === 'SIGKILL') killed += 1;
    if (leftToEnd) spanMs = Math.ceil(2 * (performance.now() - started));
    const { problems, serial } = await verifyStore(store);
    if (problems.length > 0 || serial < live || serial > live + 1) {
      throw new Error(`round ${round}, ${args.join(' ')}: release ${live} -> ${serial}; ${problems.join('; ')}`);
    }
    if (!leftToEnd) releases += serial - live;
    live = serial;
  }
  return { rounds, killed, releases };
}
