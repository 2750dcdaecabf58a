import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from 'shared-config/contract/language';
import { SiteProvider, useLocation, useNavigate, useSite } from 'shared-config/kit';
import { emptyFederation, inShell, lock } from '../testing/render';
import { serve } from '../testing/serve';
import { RemoteContent } from './RemoteContent';
import { RemoteIsland } from './RemoteIsland';
import { createRemotes } from './remotes';
import { createIslandHtml, IslandHtml } from './server-html';

const content = { part: 'remote-chat', module: 'assistant', props: {}, waiting: null, place: 'corner' } as const;
const unmounted = jest.fn();

function Launcher() {
  const { language } = useSite();
  const { pathname } = useLocation();
  useEffect(() => unmounted, []);
  return <button>{`Hel ${language} ${pathname}`}</button>;
}

function Frame() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const site = useSite();
  const [language, setLanguage] = useState<Language>('pt');
  return (
    <SiteProvider value={{ ...site, language }}>
      <h1>{`${language} ${pathname}`}</h1>
      <button onClick={() => void navigate('/contato')}>contact</button>
      <button onClick={() => void navigate('/admin')}>admin</button>
      <button onClick={() => setLanguage('en')}>English</button>
      {pathname !== '/admin' && <RemoteIsland {...content} />}
    </SiteProvider>
  );
}

/** A hydrated page whose island waits for its module, which `arrive` brings. */
async function openPage() {
  const server = createRemotes({ lock, federation: emptyFederation, report: () => {} });
  server.provide(content.part, content.module, { default: Launcher });
  const island = renderToString(inShell(<RemoteContent {...content} />, { remotes: server }));
  let arrive = (_: unknown) => {};
  const module = new Promise((resolve) => (arrive = resolve));
  const remotes = createRemotes({ lock, federation: { ...emptyFederation, load: () => module }, report: () => {} });
  await serve(
    inShell(
      <IslandHtml value={createIslandHtml('corner', island)}>
        <Frame />
      </IslandHtml>,
      { remotes: server },
    ),
    inShell(<Frame />, { remotes }),
  );
  act(() => remotes.load(content.part, content.module));
  return {
    launcher: screen.getByRole('button', { name: /Hel/ }),
    press: (link: string) => act(async () => screen.getByText(link).click()),
    arrive: () => act(async () => arrive({ default: Launcher })),
  };
}

test('while the module is on its way, a navigation is shown and the server’s HTML stays', async () => {
  const { launcher, press } = await openPage();
  await press('contact');
  expect(screen.getByRole('heading')).toHaveTextContent('pt /contato');
  expect(screen.getByRole('button', { name: /Hel/ })).toBe(launcher);
});

test('when the module comes, it hydrates the server’s own nodes and follows the page', async () => {
  const { launcher, press, arrive } = await openPage();
  await arrive();
  expect(screen.getByRole('button', { name: /Hel/ })).toBe(launcher);
  await press('contact');
  await press('English');
  expect(launcher).toHaveTextContent('Hel en /contato');
});

test('after a change of the language, it renders anew in the new one', async () => {
  const { press, arrive } = await openPage();
  await press('English');
  await arrive();
  expect(screen.getByRole('button', { name: /Hel/ })).toHaveTextContent('Hel en /');
});

test('ends when its outlet leaves the page', async () => {
  const { press, arrive } = await openPage();
  await arrive();
  unmounted.mockClear();
  await press('admin');
  expect(screen.queryByRole('button', { name: /Hel/ })).not.toBeInTheDocument();
  await waitFor(() => expect(unmounted).toHaveBeenCalledTimes(1));
});
