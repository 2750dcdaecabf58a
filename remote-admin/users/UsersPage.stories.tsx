import type { Stories, User } from '@ponte/kit/ui/stories';
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

export const stories: Stories = {
  loading: withServer(screen, { [call]: 'pending' }, { window }),
  'first page': withServer(screen, populated, { window }),
  'last page, sorted descending': withServer(screen, populated, { window, at: '/admin?page=3&sort=email&dir=desc' }),
  'search with a match': withServer(screen, populated, { window, at: '/admin?q=bia' }),
  'search without a match': withServer(screen, populated, { at: '/admin?q=zzz' }),
  'no users': withServer(screen, { [call]: { json: [] } }),
  failed: withServer(screen, { [call]: broken }),
  'no connection': withServer(screen, { [call]: 'offline' }),
  'deletion dialog': withServer(screen, populated, { window, play: (user) => user.click(remove(2)) }),
  'deletion of oneself': withServer(screen, populated, { window, play: (user) => user.click(remove(1)) }),
  deleting: withServer(screen, { ...populated, [deletion]: 'pending' }, { window, play: removeSecond }),
  deleted: withServer(screen, { ...populated, [deletion]: { json: { mensagem: '' } } }, { window, play: removeSecond }),
  'not deleted': withServer(screen, { ...populated, [deletion]: broken }, { window, play: removeSecond }),
};
