import type { User } from '@ponte/contract/api-responses';
import { ana, bia, signIn } from '../testing/people';
import { renderScreen } from '../testing/render';
import { ScreenSkeleton } from './ScreenSkeleton';

/** How many rows of tabs the skeleton leaves room for. */
function countGroups({ person, needsSession = true }: { person?: User; needsSession?: boolean }): number {
  if (person) signIn(person);
  const { container } = renderScreen(<ScreenSkeleton needsSession={needsSession} />);
  return container.querySelectorAll('.group').length;
}

test.each([
  ['room for both groups of tabs', 2, { person: ana }],
  ['room for the account’s tabs for a person without the role', 1, { person: bia }],
  ['no bar for a visitor who is sent to the login', 0, {}],
  ['no bar on an entry screen', 0, { person: ana, needsSession: false }],
])('has %s', (_, rows, options) => {
  expect(countGroups(options)).toBe(rows);
});
