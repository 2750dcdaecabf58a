import { screen, within } from '@testing-library/react';
import { stubNetwork, type StubResponse } from './network';
import { ana, signIn } from './people';
import { renderScreen } from './render';
import UsersPage from '../users/UsersPage';

/** Signs an admin in and opens the list with this response, at a path with the state of its history entry. */
export async function openUsers(response: StubResponse | 'offline' | 'pending', path = '/admin', state?: object) {
  signIn(ana);
  const network = stubNetwork({ 'GET /usuarios': response });
  const page = renderScreen(<UsersPage />, { path, ...(state && { state }) });
  await screen.findByRole('heading', { name: 'Usuários', level: 1 });
  return { network, ...page };
}

/** The rows of the loaded table without the header. */
export const rows = async () =>
  within(await screen.findByRole('table', { busy: false }))
    .getAllByRole('row')
    .slice(1);

export const textsOf = async (column: number) =>
  (await rows()).map((row) => within(row).getAllByRole('cell')[column]?.textContent);

export const search = () => screen.getByRole('searchbox', { name: /^Buscar/ });
