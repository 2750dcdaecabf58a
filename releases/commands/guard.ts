import { setTimeout as sleep } from 'node:timers/promises';
import { describeJudgement } from '../guard/describe-judgement';
import { isUnmended, makeRound, type Found, type GuardOptions, type Round } from '../guard/make-round';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Flags, Outcome, Run, Session } from './command';
import { nameReadOnlyStore } from '../store/write-denied';
import { describeError } from './describe-error';
import { parseEvery } from './parse-every';

export const guard: Run = async (session, _args, flags) => {
  const { host, store, getComposer, report } = session;
  const options: GuardOptions = {
    store,
    getComposer,
    report,
    tallies: flags.tallies,
    environment: session.environment,
    limits: {
      views: parseNumber('--views', flags.views ?? '20', 1_000_000),
      ratio: parseNumber('--failures', flags.failures ?? '5', 100) / 100,
    },
    dryRun: flags.dryRun ?? false,
  };
  const look = async () => {
    const round = await makeRound(options);
    if (round.ok && round.found.some(({ rollback }) => rollback?.outcome === 'changed')) {
      host.runLater(['prepare', '--store', store.location]);
    }
    return round;
  };
  if (flags.every !== undefined) return watch(look, parseEvery(flags.every), flags, session);
  const round = await look();
  if (round.ok) return describeRound(round.found);
  throw new ReleaseError(
    'refused',
    round.reason,
    'start the backend of this site with METRICS_PORT, or name its port: ponte settings set TALLIES_URL=… --why "…"',
  );
};

function describeRound(found: readonly Found[]): Outcome {
  const lines = found.flatMap((one) => [describeJudgement(one), ...describeRollback(one)]);
  return {
    result: { found },
    lines: lines.length > 0 ? lines : ['no new build to watch'],
    failed: found.some(isUnmended),
  };
}

function describeRollback({ part, rollback }: Found): string[] {
  if (!rollback) return [];
  if (rollback.outcome === 'changed') return [`${part} was rolled back by release ${rollback.serial}`];
  if (rollback.outcome === 'planned') return [`${part} would be rolled back; nothing was changed`];
  return [`${part} was not rolled back: ${rollback.why}`];
}

/** Until it is told to stop. Says what is new only: a line for each build whose verdict changes. */
async function watch(look: () => Promise<Round>, every: number, { json }: Flags, session: Session): Promise<Outcome> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const say = (line: string) => void session.host.stdout.write(`${line}\n`);
  let known = '';
  while (!stopping.signal.aborted) {
    const round = await look().catch(async (error: unknown): Promise<Round> => {
      const { message } = describeError(await nameReadOnlyStore(error, session.store.location));
      return { ok: false, reason: message };
    });
    const state = round.ok
      ? round.found.map(({ part, build, verdict }) => `${part} ${build} ${verdict}`).join()
      : round.reason;
    if (state !== known) {
      if (json) say(JSON.stringify(round));
      else for (const line of round.ok ? describeRound(round.found).lines : [round.reason]) say(line);
    }
    known = state;
    await sleep(every, undefined, { signal: stopping.signal }).catch(() => {});
  }
  session.report('stopped');
  return { result: { stopped: true }, lines: [] };
}

function parseNumber(flag: string, text: string, most: number): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= 1 && number <= most) return number;
  throw new ReleaseError('usage', `${flag} ${text} is not a number from 1 to ${most}`, 'see ponte guard --help');
}
