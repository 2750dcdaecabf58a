import TestSequencer from '@jest/test-sequencer';

/** The slow tests that last half a minute and more although their files are short. */
export const longest = [
  'dev/add-remote',
  'dev/build-ids',
  'releases/commands/kills-in-bucket',
  'releases/commands/drill',
  'dev/dev-remote',
  'releases/commands/bucket',
  'releases/store/behaviour/bucket',
  'releases/commands/kills',
];

const isFile = (name) => (test) => test.path.endsWith(`/${name}.slow.test.ts`);

/** Starts the longest tests first, so that none runs alone at the end. Jest goes by the size of files when it runs them anew. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const first = longest.flatMap((name) => tests.filter(isFile(name)));
    return [...first, ...super.sort(tests).filter((test) => !first.includes(test))];
  }
}
