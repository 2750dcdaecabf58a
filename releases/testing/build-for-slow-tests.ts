import { partNames } from '@ponte/contract/parts';
import { buildParts } from '@ponte/toolchain/build/build-parts';
import buildTestCommand from './build-test-command';

/** Once for all of them: two tests that build the same part at once would be in each other's way. */
export default async function buildForSlowTests(): Promise<void> {
  await buildTestCommand();
  await buildParts(partNames, () => {});
}
