import type { Answer } from './caller';
import type { createTestApp } from './test-app';

/** Holds the people's rows until all calls have looked and are about to write, or wait for each other. */
export async function meet(
  test: Pick<ReturnType<typeof createTestApp>, 'db' | 'untilWaiting'>,
  start: () => Array<Promise<Answer>>,
): Promise<Answer[]> {
  let calls: Array<Promise<Answer>> = [];
  await test.db.transaction().execute(async (trx) => {
    await trx.selectFrom('usuarios').select('id').forUpdate().execute();
    calls = start();
    await test.untilWaiting(calls.length);
  });
  return Promise.all(calls);
}
