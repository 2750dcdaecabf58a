import { act, screen } from '@testing-library/react';
import { useLocation, useNavigate } from '@ponte/kit';
import { emptyFederation, inShell, lock } from '../testing/render';
import { serve } from '../testing/serve';
import { RemoteModule } from './RemoteModule';
import { createRemotes } from './remotes';

const props = { routeId: 'about' };
const otherProps = { routeId: 'contact' };
const Article = () => <p>a long text</p>;

function Frame() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const shown = pathname === '/' ? props : otherProps;
  return (
    <>
      <h1>{pathname + hash}</h1>
      <button onClick={() => void navigate('#values')}>values</button>
      <button onClick={() => void navigate('/contato')}>contact</button>
      <RemoteModule part="remote-admin" module="login" props={shown} fallback="loading" outlet="page" />
    </>
  );
}

/** A page whose part failed before hydration. A retry loads it. */
async function openPage() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const server = createRemotes({ lock, federation: emptyFederation, report: () => {} });
  server.provide('remote-admin', 'login', { default: Article });
  let load = () => Promise.reject<unknown>(new Error('gone'));
  const remotes = createRemotes({ lock, federation: { ...emptyFederation, load: () => load() }, report: () => {} });
  remotes.load('remote-admin', 'login');
  await remotes.when('remote-admin', 'login', ['failed']);
  await serve(inShell(<Frame />, { remotes: server }), inShell(<Frame />, { remotes }));
  expect(console.error).toHaveBeenCalledTimes(1);
  load = () => Promise.resolve({ default: () => <p>the part itself</p> });
  return { press: (name: string) => act(async () => screen.getByText(name).click()) };
}

test('keeps the server HTML of a failed part below the notice, and delays no navigation', async () => {
  const { press } = await openPage();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await press('values');
  expect(screen.getByRole('heading')).toHaveTextContent('/#values');
  expect(screen.getByText('a long text')).toBeInTheDocument();
});

test('removes the server HTML when another page is shown', async () => {
  const { press } = await openPage();
  await press('contact');
  expect(screen.getByRole('heading')).toHaveTextContent('/contato');
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('replaces the server HTML by the part after a retry', async () => {
  const { press } = await openPage();
  await press('Tentar de novo');
  expect(await screen.findByText('the part itself')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
