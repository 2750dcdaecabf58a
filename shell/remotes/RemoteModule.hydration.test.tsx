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
      <RemoteModule part="remote-admin" module="login" props={shown} waiting="on its way" place="page" />
    </>
  );
}

/** A page whose part failed before it was hydrated; a retry brings the part. */
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

test('the server’s HTML of a missing part stays under its notice, and holds up no navigation', async () => {
  const { press } = await openPage();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await press('values');
  expect(screen.getByRole('heading')).toHaveTextContent('/#values');
  expect(screen.getByText('a long text')).toBeInTheDocument();
});

test('the server’s HTML leaves with the page that it was made for', async () => {
  const { press } = await openPage();
  await press('contact');
  expect(screen.getByRole('heading')).toHaveTextContent('/contato');
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('a retry renders the part in the place of the server’s HTML', async () => {
  const { press } = await openPage();
  await press('Tentar de novo');
  expect(await screen.findByText('the part itself')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
