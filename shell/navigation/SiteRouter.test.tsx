import { act, screen } from '@testing-library/react';
import { resolveUrl } from '@ponte/contract/url';
import { routes } from '@ponte/contract/routes';
import { Link, useLocation, useNavigate } from '@ponte/kit';
import { Page } from '../page/Page';
import { RouteAnnouncer } from '../page/NavigationAids';
import { createRemotes, type Federation } from '../remotes/remotes';
import { emptyFederation, lock, renderSite } from '../testing/render';
import { ProgressLine } from './ProgressLine';

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <RouteAnnouncer />
      <ProgressLine />
      <nav>
        <Link to="contact">contact</Link>
        <Link to="login">login</Link>
        <button onClick={() => void navigate(-1)}>back</button>
      </nav>
      <h1>{pathname}</h1>
      <Page resolved={resolveUrl(routes, pathname)} />
    </>
  );
}

/** The page `/sobre`, from which nothing else is loaded. `arrive` ends the load of a module. */
async function openAbout() {
  const loads: string[] = [];
  const arrivals = new Map<string, (module: unknown) => void>();
  const federation: Federation = {
    ...emptyFederation,
    load: (_, module) => {
      loads.push(module);
      return new Promise((resolve) => arrivals.set(module, resolve));
    },
  };
  window.history.replaceState(null, '', '/sobre');
  renderSite(<Site />, { remotes: createRemotes({ lock, federation, report: () => {} }) });
  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await advance(0);
  const arrive = async (module: string) => {
    arrivals.get(module)?.({ default: () => <p>{`the page ${module}`}</p> });
    await advance(0);
  };
  const press = async (name: string) => {
    act(() => screen.getByText(name).click());
    await advance(0);
  };
  await arrive('about');
  return { loads, advance, arrive, press };
}

const expectShown = (path: string, content: string) => {
  expect(screen.getByRole('heading')).toHaveTextContent(path);
  expect(window.location.pathname).toBe(path);
  expect(screen.getByText(content)).toBeInTheDocument();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the next page with its address when it is ready, without a skeleton before it', async () => {
  const { loads, arrive, press } = await openAbout();
  await press('contact');
  expectShown('/sobre', 'the page about');
  await arrive('contact');
  expectShown('/contato', 'the page contact');
  expect(loads).toEqual(['about', 'contact']);
});

test('after a second a line says that the page is loading, and leaves with the navigation', async () => {
  const { advance, arrive, press } = await openAbout();
  await press('contact');
  await advance(999);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await advance(1);
  expect(screen.getByRole('progressbar', { name: 'Carregando a página…' })).toBeInTheDocument();
  expect(screen.getByText('Carregando a página…')).toHaveAttribute('aria-live', 'polite');
  expectShown('/sobre', 'the page about');
  await arrive('contact');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.queryByText('Carregando a página…')).not.toBeInTheDocument();
});

test('shows another page while the first target hangs', async () => {
  const { arrive, press } = await openAbout();
  await press('contact');
  await press('login');
  await arrive('login');
  expectShown('/login', 'the page login');
  await arrive('contact');
  expectShown('/login', 'the page login');
});

test('after eight seconds the next page says why its content is missing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { advance, press } = await openAbout();
  await press('login');
  await advance(8000);
  expect(screen.getByRole('heading')).toHaveTextContent('/login');
  expect(screen.getByRole('alert')).toHaveAttribute('data-kind', 'timeout');
  expect(screen.queryByText('the page about')).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('loads the document of a public page whose code failed, and shows the notice if there is none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/sobre' }] });
  let answer = (_: object) => {};
  window.fetch = jest.fn(() => new Promise((resolve) => (answer = resolve as never)));
  const { advance, press } = await openAbout();
  await press('contact');
  // Both builds time out.
  await advance(16_000);
  expect(window.location.pathname).toBe('/contato');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answer({ ok: false, headers: new Map() });
  await advance(0);
  expect(screen.getByRole('alert')).toHaveAttribute('data-kind', 'timeout');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('Back to a page that is loaded shows it at once', async () => {
  const { arrive, press } = await openAbout();
  await press('contact');
  await arrive('contact');
  const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  jest.useRealTimers();
  await act(async () => {
    screen.getByText('back').click();
    await stepped;
  });
  expectShown('/sobre', 'the page about');
});
