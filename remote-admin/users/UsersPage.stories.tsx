import type { Stories, User } from '@ponte/kit/ui/stories';
import type { SavedState } from '../screen/saved-state';
import { createPeople, unbreakable } from '../testing/people';
import { broken, populated, withServer } from '../testing/stories';
import { Users } from './UsersPage';

const call = 'GET /usuarios';
const deletion = 'DELETE /usuarios/2';
const screen = <Users />;
const remove = (row: number) => `tbody > tr:nth-child(${row}) button`;
/** Height in pixels: ten rows, or a few cards. */
const window = 1000;

async function removeSecond(user: User) {
  await user.click(remove(2));
  await user.click('dialog button:last-child');
}

const resetting = 'POST /usuarios/3/mfa/reset';
const resetThird = 'tbody > tr:nth-child(3) td:nth-child(5) button';

async function resetWithout(user: User) {
  await user.click(resetThird);
  await user.click('dialog [type=submit]');
}

async function reset(user: User) {
  await user.click(resetThird);
  await user.type('dialog [name=why]', 'Celular perdido');
  await user.click('dialog [type=submit]');
}

/** The list's entry in the history, as a form leaves it that has saved. */
const after = (saved: SavedState['saved']) => ({
  pathname: '/admin',
  state: { saved, person: 'Eva Prado · eva@ponte.example' } satisfies SavedState,
});

export const stories: Stories = {
  loading: withServer(screen, { [call]: 'pending' }, { window }),
  'unbreakable name': withServer(screen, { ...populated, [call]: { json: [unbreakable] } }, { window }),
  'first page': withServer(screen, populated, { window }),
  'last page, sorted descending': withServer(screen, populated, { window, at: '/admin?page=3&sort=email&dir=desc' }),
  'two pages': withServer(
    screen,
    { ...populated, [call]: { json: createPeople(12) } },
    { window, at: '/admin?page=2' },
  ),
  'after a creation': withServer(screen, populated, { window, at: after('create') }),
  'after an edit': withServer(screen, populated, { window, at: after('edit') }),
  'many pages': withServer(
    screen,
    { ...populated, [call]: { json: createPeople(50) } },
    { window, at: '/admin?page=2' },
  ),
  'search with a match': withServer(screen, populated, { window, at: '/admin?q=bia' }),
  'search without a match': withServer(screen, populated, { at: '/admin?q=zzz' }),
  'no users': withServer(screen, { [call]: { json: [] } }),
  failed: withServer(screen, { [call]: broken }),
  'no connection': withServer(screen, { [call]: 'offline' }),
  'deletion dialog': withServer(screen, populated, { window, play: (user) => user.click(remove(2)) }),
  'deletion of oneself': withServer(screen, populated, { window, play: (user) => user.click(remove(1)) }),
  deleting: withServer(screen, { ...populated, [deletion]: 'pending' }, { window, play: removeSecond }),
  deleted: withServer(screen, { ...populated, [deletion]: { json: { mensagem: '' } } }, { window, play: removeSecond }),
  'reset dialog': withServer(screen, populated, { window, play: (user) => user.click(resetThird) }),
  'reset without a reason': withServer(screen, populated, { window, play: resetWithout }),
  'not reset': withServer(screen, { ...populated, [resetting]: broken }, { window, play: reset }),
  resetting: withServer(screen, { ...populated, [resetting]: 'pending' }, { window, play: reset }),
  reset: withServer(screen, { ...populated, [resetting]: { json: {} } }, { window, play: reset }),
  'not deleted': withServer(screen, { ...populated, [deletion]: broken }, { window, play: removeSecond }),
};
