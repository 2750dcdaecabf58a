import { readHistory } from '../change/history';
import { requireSameEnvironment } from '../settings/inherit-settings';
import type { Session } from './command';

/** For commands that compose without changing what is live. @throws ReleaseError `refused` */
export async function requireEnvironment({ store, environment }: Session): Promise<void> {
  const [live] = await readHistory(store);
  if (live?.settings) requireSameEnvironment(live.settings, environment);
}
