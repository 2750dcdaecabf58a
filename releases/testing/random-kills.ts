import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDiskStore } from '../store/disk-store';
import { verifyStore } from '../verify/verify-store';
import { buildId } from './create-build';
import { startPonte } from './run-ponte';
import type { Scratch } from './scratch';

const firstSpanMs = 600;

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
  readonly releases: number;
}

/**
 * Kills a random command at a random moment, again and again on one store, which must be clean after each and never lose
 * a release that was live. About half of them die, on a machine of any speed: the span of the next moment grows with each
 * that died, and shrinks with each that was done.
 */
export async function killAtRandom(scratch: Scratch, rounds: number): Promise<KillTally> {
  await scratch.start();
  const store = createDiskStore(scratch.store.location);
  let live = 1;
  let spanMs = firstSpanMs;
  let killed = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const n of [2, 3, 4]) await scratch.publish('remote-chat', n);
    await scratch.publish('remote-admin', 2);
    const args = chooseCommand(round, await scratch.build('remote-chat', 10 + round));
    const { child, ended } = startPonte([...args, '--store', store.location], { env: { FAKE_COMPOSE_MS: '20' } });
    await Promise.race([sleep(randomInt(Math.ceil(spanMs))), ended]);
    child.kill('SIGKILL');
    const died = (await ended).signal === 'SIGKILL';
    spanMs *= died ? 1.2 : 1 / 1.2;
    if (died) killed += 1;
    const { problems, serial } = await verifyStore(store);
    if (problems.length > 0 || serial < live || serial > live + 1) {
      throw new Error(`round ${round}, ${args.join(' ')}: release ${live} -> ${serial}; ${problems.join('; ')}`);
    }
    live = serial;
  }
  return { rounds, killed, releases: live };
}
