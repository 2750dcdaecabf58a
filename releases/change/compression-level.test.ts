import type { Composer } from 'composer/composer';
import { buildId } from 'fixtures/builds/create-build';
import { createFakeComposer } from '../testing/fake-composer';
import { createScratch } from '../testing/scratch';
import { changeLive, type ChangeOptions, type PlanFor } from './change-live';
import { planPromote } from './plan-promote';
import { planRollback } from './plan-rollback';
import { prepareRollbacks } from './prepare-rollbacks';

const scratch = createScratch();

/** A composer that records the requested compression levels. */
function createRecordingComposer(): Composer & { readonly requested: unknown[] } {
  const composer = createFakeComposer();
  const requested: unknown[] = [];
  return {
    ...composer,
    requested,
    compose: (store, pins, options) => {
      requested.push(options.compressionLevel);
      return composer.compose(store, pins, options);
    },
  };
}

test('compresses the pages of a promote well, and quickly on request, for a rollback and in preparation', async () => {
  const composer = createRecordingComposer();
  const change = (planFor: PlanFor, level: Pick<ChangeOptions, 'compressionLevel'> = {}) =>
    changeLive(scratch.store, composer, planFor, {
      ...level,
      why: 'try',
      by: 'ana',
      force: false,
      dryRun: false,
      environment: {},
      report: () => {},
    });
  const part = 'remote-chat';
  await scratch.start();
  await scratch.publish(part, 2);
  await change((snapshot) => planPromote(snapshot, [{ part, build: buildId(2) }]));
  await prepareRollbacks(scratch.store, composer, () => {});
  await change((snapshot) => planRollback(snapshot, { part }));
  await scratch.publish(part, 3);
  await change((snapshot) => planPromote(snapshot, [{ part, build: buildId(3) }]), { compressionLevel: 'quick' });
  expect(composer.requested).toEqual(['good', 'quick', 'quick', 'quick']);
});
