import { partNames } from '@ponte/contract/parts';
import { buildParts } from '@ponte/toolchain/build/build-parts';
import buildTestCommand from './build-test-command';

/** Builds once for all tests: two builds of the same part at once would conflict. */
export default async function buildForSlowTests(): Promise<void> {
  await buildTestCommand();
  await buildParts(partNames, () => {});
}
