import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from '@ponte/contract/release-error';
import { describeEvaluation } from '../guard/evaluate';
import { isUnresolved, runCheck, type CheckedBuild, type CheckResult, type GuardOptions } from '../guard/run-check';
import type { Flags, Outcome, Run, Session } from './command';
import { nameReadOnlyStore, describeError } from './errors';
import { parseEvery } from './arguments';

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
  const check = async () => {
    const result = await runCheck(options);
    if (result.ok && result.found.some(({ rollback }) => rollback?.outcome === 'changed')) {
      host.runLater(['prepare', '--store', store.location]);
    }
    return result;
  };
  if (flags.every !== undefined) return watch(check, parseEvery(flags.every), flags, session);
  const result = await check();
  if (result.ok) return describeResult(result.found);
  throw new ReleaseError(
    'refused',
    result.reason,
    'start the backend of this site with METRICS_PORT, or name its port: ponte settings set TALLIES_URL=… --why "…"',
  );
};

function describeResult(found: readonly CheckedBuild[]): Outcome {
  const lines = found.flatMap((one) => [describeEvaluation(one), ...describeRollback(one)]);
  return {
    result: { found },
    lines: lines.length > 0 ? lines : ['no new build to watch'],
    failed: found.some(isUnresolved),
  };
}

function describeRollback({ part, rollback }: CheckedBuild): string[] {
  if (!rollback) return [];
  if (rollback.outcome === 'changed') return [`${part} was rolled back by release ${rollback.serial}`];
  if (rollback.outcome === 'planned') return [`${part} would be rolled back; nothing was changed`];
  return [`${part} was not rolled back: ${rollback.why}`];
}

/** Runs until SIGINT or SIGTERM. Prints only changes: a line for each build whose verdict is new. */
async function watch(
  check: () => Promise<CheckResult>,
  every: number,
  { json }: Flags,
  session: Session,
): Promise<Outcome> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const say = (line: string) => void session.host.stdout.write(`${line}\n`);
  let known = '';
  while (!stopping.signal.aborted) {
    const result = await check().catch(async (error: unknown): Promise<CheckResult> => {
      const { message } = describeError(await nameReadOnlyStore(error, session.store.location));
      return { ok: false, reason: message };
    });
    const state = result.ok
      ? result.found.map(({ part, build, verdict }) => `${part} ${build} ${verdict}`).join()
      : result.reason;
    if (state !== known) {
      if (json) say(JSON.stringify(result));
      else for (const line of result.ok ? describeResult(result.found).lines : [result.reason]) say(line);
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
