import { screen, within } from '@testing-library/react';
import type { Language } from '@ponte/contract/language';
import { buildsResponse, chat, liveResponse, third } from '../testing/live-versions';
import { stubNetwork } from '../testing/network';
import { ana, signIn } from '../testing/people';
import { renderScreen } from '../testing/render';
import VersionsPage from './VersionsPage';

const [live, older] = buildsResponse.json.builds;
const why = 'Hel não abre: <b>tela</b> {{vazia}}';

/** The sentence below the state of a withdrawn build. */
async function readSentence(language: Language, button: RegExp, by?: object): Promise<HTMLElement> {
  signIn(ana);
  const reasons = [`by release 5: ${why}`];
  const withdrawn = { ...older, build: third, state: 'withdrawn', lastKnownGood: false, reasons, withdrawn: by };
  stubNetwork({
    'GET /releases': liveResponse(chat),
    'GET /releases/remote-chat': { json: { part: chat.part, builds: [live, withdrawn] } },
  });
  const { user } = renderScreen(<VersionsPage />, { path: '/admin/versoes', language });
  const toggle = await screen.findByRole('button', { name: button });
  await user.click(toggle);
  const table = screen.getByRole('table', { name: button });
  return within(table).findByText(/5/, { selector: 'p' });
}

test.each<[Language, RegExp, string]>([
  ['pt', /^Versões anteriores de/, `pelo lançamento 5: ${why}`],
  ['en', /^Older versions of/, `by release 5: ${why}`],
  ['es', /^Versiones anteriores de/, `por el lanzamiento 5: ${why}`],
])('says in %s which release withdrew a build, with the reason as it was typed', async (language, button, text) => {
  const sentence = await readSentence(language, button, { serial: 5, why });
  expect(sentence.textContent).toBe(text);
  expect(sentence).not.toHaveAttribute('lang');
});

test('shows the sentence of a server that does not name the release as the command printed it', async () => {
  const sentence = await readSentence('pt', /^Versões anteriores de/);
  expect(sentence.textContent).toBe(`by release 5: ${why}`);
  expect(sentence).toHaveAttribute('lang', 'en');
});

test('shows the newest five and the last good one, and the others on request', async () => {
  signIn(ana);
  const builds = Array.from({ length: 8 }, (_, at) => ({
    ...older,
    build: `1.0.${9 - at}-aaaaaaaaaaaa`,
    lastKnownGood: at === 6,
  }));
  stubNetwork({
    'GET /releases': liveResponse(chat),
    'GET /releases/remote-chat': { json: { part: chat.part, builds: [live, ...builds] } },
  });
  const { user } = renderScreen(<VersionsPage />, { path: '/admin/versoes' });
  await user.click(await screen.findByRole('button', { name: /^Versões anteriores de/ }));
  const table = screen.getByRole('table', { name: /^Versões anteriores de/ });
  const shown = () =>
    within(table)
      .getAllByText(/aaaaaaaaaaaa/)
      .map(({ textContent }) => textContent?.[4]);
  await within(table).findByText(/1\.0\.9/);
  expect(shown()).toEqual(['9', '8', '7', '6', '5', '3']);
  await user.click(screen.getByRole('button', { name: 'Mostrar as 8 versões' }));
  expect(shown()).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  await user.click(screen.getByRole('button', { name: 'Mostrar menos' }));
  expect(shown()).toHaveLength(6);
});
