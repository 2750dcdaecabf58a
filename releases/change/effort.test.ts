import type { Composer } from 'composer/composer';
import { buildId } from 'fixtures/builds/create-build';
import { createFakeComposer } from '../testing/fake-composer';
import { createScratch } from '../testing/scratch';
import { changeLive, type PlanFor } from './change-live';
import { planPromote } from './plan-promote';
import { planRollback } from './plan-rollback';
import { prepareRollbacks } from './prepare-rollbacks';

const scratch = createScratch();

/** A composer that notes how well it was asked to compress. */
function createWitness(): Composer & { readonly asked: unknown[] } {
  const composer = createFakeComposer();
  const asked: unknown[] = [];
  return {
    ...composer,
    asked,
    compose: (store, pins, options) => {
      asked.push(options.effort);
      return composer.compose(store, pins, options);
    },
  };
}

test('what a promote makes live is compressed well; what is made in a hurry or perhaps in vain, quickly', async () => {
  const composer = createWitness();
  const change = (planFor: PlanFor) =>
    changeLive(scratch.store, composer, planFor, {
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
  expect(composer.asked).toEqual(['good', 'quick', 'quick']);
});
