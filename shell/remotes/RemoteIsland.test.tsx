import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { Language } from '@ponte/contract/language';
import { LauncherProvider, SiteProvider, useLauncher, useLocation, useNavigate, useSite } from '@ponte/kit';
import { emptyFederation, inShell, lock } from '../testing/render';
import { serve } from '../testing/serve';
import { RemoteIsland } from './RemoteIsland';
import { createRemotes } from './remotes';

const content = { part: 'remote-chat', module: 'assistant', props: {}, fallback: null, outlet: 'corner' } as const;

function createDialog(onUnmount: () => void) {
  return function Dialog() {
    const { language } = useSite();
    const { pathname } = useLocation();
    const { isOpen } = useLauncher();
    useEffect(() => onUnmount, []);
    return <p>{`Hel ${language} ${pathname} ${isOpen ? 'open' : 'closed'}`}</p>;
  };
}

function Frame() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const site = useSite();
  const [language, setLanguage] = useState<Language>('pt');
  const [isOpen, setOpen] = useState(false);
  return (
    <SiteProvider value={{ ...site, language }}>
      <h1>{`${language} ${pathname}`}</h1>
      <button onClick={() => void navigate('/contato')}>contact</button>
      <button onClick={() => void navigate('/admin')}>admin</button>
      <button onClick={() => setLanguage('en')}>English</button>
      <button onClick={() => setOpen(true)}>open</button>
      <LauncherProvider value={{ isOpen, dialogId: 'dialog', close: () => {}, returnFocus: () => {} }}>
        {pathname !== '/admin' && <RemoteIsland {...content} />}
      </LauncherProvider>
    </SiteProvider>
  );
}

/** A page whose island waits for its module. `arrive` resolves the module. */
async function openPage() {
  let arrive = (_: unknown) => {};
  const module = new Promise((resolve) => (arrive = resolve));
  const remotes = createRemotes({ lock, federation: { ...emptyFederation, load: () => module }, report: () => {} });
  await serve(inShell(<Frame />, { remotes }), inShell(<Frame />, { remotes }));
  act(() => remotes.load(content.part, content.module));
  // Its own, because the island of an earlier test may be taken down during this one.
  const onUnmount = jest.fn();
  return {
    onUnmount,
    press: (link: string) => act(async () => screen.getByText(link).click()),
    arrive: () => act(async () => arrive({ default: createDialog(onUnmount) })),
  };
}

test('does not delay a navigation while the module loads', async () => {
  const { press } = await openPage();
  await press('contact');
  expect(screen.getByRole('heading')).toHaveTextContent('pt /contato');
});

test('passes navigation, language and launcher on to the loaded module', async () => {
  const { press, arrive } = await openPage();
  await arrive();
  const dialog = screen.getByText('Hel pt / closed');
  await press('contact');
  await press('English');
  await press('open');
  expect(dialog).toHaveTextContent('Hel en /contato open');
});

test('renders in the language that the page changed to while the module loaded', async () => {
  const { press, arrive } = await openPage();
  await press('English');
  await arrive();
  expect(screen.getByText('Hel en / closed')).toBeInTheDocument();
});

test('unmounts when its outlet leaves the page', async () => {
  const { press, arrive, onUnmount } = await openPage();
  await arrive();
  await press('admin');
  expect(screen.queryByText(/^Hel/)).not.toBeInTheDocument();
  await waitFor(() => expect(onUnmount).toHaveBeenCalledTimes(1));
});
