import { partNames } from 'shared-config/contract/parts';
import { buildParts } from '../local/build-parts';
import buildTestCommand from './build-test-command';

/** Once for all of them: two tests that build the same part at once would be in each other's way. */
export default async function buildForSlowTests(whole: unknown, project: { rootDir: string }): Promise<void> {
  await buildTestCommand(whole, project);
  await buildParts(partNames, () => {});
}
