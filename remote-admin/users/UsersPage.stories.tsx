import { useEffect } from 'react';
import { useLocation, useNavigate } from '@ponte/kit';
import type { Stories, User } from '@ponte/kit/ui/stories';
import type { SavedState } from '../screen/list-state';
import { createPeople } from '../testing/people';
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

/** Comes to the list from a form that has saved. */
function AfterSave({ saved }: SavedState) {
  const navigate = useNavigate();
  const isThere = useLocation().pathname === '/admin';
  useEffect(() => {
    if (!isThere) void navigate('/admin', { state: { saved } satisfies SavedState });
  }, [isThere, navigate, saved]);
  return isThere ? screen : <></>;
}

export const stories: Stories = {
  loading: withServer(screen, { [call]: 'pending' }, { window }),
  'first page': withServer(screen, populated, { window }),
  'last page, sorted descending': withServer(screen, populated, { window, at: '/admin?page=3&sort=email&dir=desc' }),
  'two pages': withServer(
    screen,
    { ...populated, [call]: { json: createPeople(12) } },
    { window, at: '/admin?page=2' },
  ),
  'after a creation': withServer(<AfterSave saved="create" />, populated, { window }),
  'after an edit': withServer(<AfterSave saved="edit" />, populated, { window }),
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
  'not deleted': withServer(screen, { ...populated, [deletion]: broken }, { window, play: removeSecond }),
};
