import type { States, User } from '@ponte/kit/ui/states';
import { answered, broken, withServer } from '../testing/stories';
import { Users } from './UsersPage';

const call = 'GET /usuarios';
const deletion = 'DELETE /usuarios/2';
const screen = <Users />;
const remove = (row: number) => `tbody > tr:nth-child(${row}) button`;
/** Pixels: ten rows, or as many cards as tell what they are. */
const window = 1000;

async function removeSecond(user: User) {
  await user.click(remove(2));
  await user.click('dialog button:last-child');
}

export const states: States = {
  loading: withServer(screen, { [call]: 'pending' }, { window }),
  'the first page': withServer(screen, answered, { window }),
  'the last page, sorted downwards': withServer(screen, answered, { window, at: '/admin?page=3&sort=email&dir=desc' }),
  'a search that finds': withServer(screen, answered, { window, at: '/admin?q=bia' }),
  'a search that finds nobody': withServer(screen, answered, { at: '/admin?q=zzz' }),
  'no users at all': withServer(screen, { [call]: { json: [] } }),
  failed: withServer(screen, { [call]: broken }),
  'no connection': withServer(screen, { [call]: 'offline' }),
  'asks before deleting': withServer(screen, answered, { window, play: (user) => user.click(remove(2)) }),
  'deleting oneself': withServer(screen, answered, { window, play: (user) => user.click(remove(1)) }),
  deleting: withServer(screen, { ...answered, [deletion]: 'pending' }, { window, play: removeSecond }),
  deleted: withServer(screen, { ...answered, [deletion]: { json: { mensagem: '' } } }, { window, play: removeSecond }),
  'not deleted': withServer(screen, { ...answered, [deletion]: broken }, { window, play: removeSecond }),
};
