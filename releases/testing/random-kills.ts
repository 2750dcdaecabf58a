import { randomInt } from 'node:crypto';
import { buildId } from 'fixtures/builds/create-build';
import { createDiskStore } from '../store/disk/disk-store';
import { verifyStore } from '../verify/verify-store';
import { runPonte } from './run-ponte';
import type { Scratch } from './scratch';

/** About as many changes to the disk as a short command makes. */
const firstSpan = 20;

/** Chooses a random command, on builds that are published or about to be. */
function chooseCommand(attempt: number, source: string): readonly string[] {
  const commands = [
    ['publish', 'remote-chat', source],
    ['promote', `remote-chat@${buildId(1 + randomInt(4))}`, '--why', `attempt ${attempt}`],
    ['promote', `remote-admin@${buildId(1 + randomInt(2))}`, '--why', `attempt ${attempt}`],
    ['promote', `remote-chat@${buildId(1 + randomInt(4))}`, '--canary', '5', '--why', `attempt ${attempt}`],
    ['rollback', 'remote-chat', '--why', `attempt ${attempt}`, '--no-prepare'],
    ['gc', '--days', '0'],
  ];
  return commands[randomInt(commands.length)] ?? [];
}

interface KillTally {
  readonly attempts: number;
  readonly releases: number;
}

/**
 * Runs random commands on one store until `kills` of them were killed before or during a random change to the disk. After
 * each command the store must be clean, and no live release lost. Commands with fewer changes than their span end normally:
 * the span of a command grows when it is killed and shrinks when it ends, so that both keep happening.
 */
export async function killAtRandom(scratch: Scratch, kills: number): Promise<KillTally> {
  await scratch.start();
  const store = createDiskStore(scratch.store.location);
  let live = 1;
  const spans = new Map<string | undefined, number>();
  let attempts = 0;
  for (let killed = 0; killed < kills;) {
    attempts += 1;
    for (const n of [2, 3, 4]) await scratch.publish('remote-chat', n);
    await scratch.publish('remote-admin', 2);
    const args = chooseCommand(attempts, await scratch.build('remote-chat', 10 + attempts));
    const span = spans.get(args[0]) ?? firstSpan;
    const position = { killAt: 1 + randomInt(Math.ceil(span)), killDuring: randomInt(2) === 1 };
    const { signal, code } = await runPonte([...args, '--store', store.location], position);
    const died = signal === 'SIGKILL';
    spans.set(args[0], died ? span * 1.5 : Math.max(1, span / 1.5));
    if (died) killed += 1;
    const { problems, serial } = await verifyStore(store);
    const least = live + (code === 0 && releasing.test(args.join(' ')) ? 1 : 0);
    const most = live + (code === 0 || died ? 1 : 0);
    if (problems.length > 0 || serial < least || serial > most) {
      const { killAt, killDuring } = position;
      const where = died ? `killed ${killDuring ? 'during' : 'before'} change ${killAt}` : `ended with ${code}`;
      throw new Error(`${args.join(' ')}, ${where}: release ${live} -> ${serial}; ${problems.join('; ')}`);
    }
    live = serial;
  }
  return { attempts, releases: live };
}

/** Commands that make a new release live when they succeed. */
const releasing = /^(promote|rollback) /;
