import { screen } from '@testing-library/react';
import { buildsResponse, liveResponse, chat, shell } from './live-versions';
import { stubNetwork } from './network';
import { ana, signIn } from './people';
import { renderScreen } from './render';
import VersionsPage from '../versions/VersionsPage';

/** An admin opens the page of versions; the server responds as given, else with what `live-versions` holds. */
export function openVersions(responses: Parameters<typeof stubNetwork>[0] = {}) {
  signIn(ana);
  const network = stubNetwork({
    'GET /releases': liveResponse(shell, chat),
    'GET /releases/remote-chat': buildsResponse,
    ...responses,
  });
  return { network, ...renderScreen(<VersionsPage />, { path: '/admin/versoes' }) };
}

/** The row of a part. */
export async function partRow(name: string): Promise<HTMLElement> {
  const header = await screen.findByRole('rowheader', { name: (text) => text.startsWith(name) });
  return header.closest('tr') as HTMLElement;
}

/** Presses the assistant's button and gets the dialog that asks for the reason. */
export async function askForRollback(user: ReturnType<typeof openVersions>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Reverter Assistente Hel' }));
  return screen.getByRole('dialog', { name: 'Reverter “Assistente Hel”?' });
}
