import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import type { Hydration } from '@ponte/contract/hydration';
import type { Language } from '@ponte/contract/language';
import { SiteProvider, useLocation, useNavigate, useSite } from '@ponte/kit';
import { useHydrated } from '@ponte/kit/use-hydrated';
import { emptyFederation, inShell, lock } from '../testing/render';
import { serve } from '../testing/serve';
import { RemoteContent } from './RemoteContent';
import { RemoteModule } from './RemoteModule';
import { createRemotes, type Federation } from './remotes';
import { contentId, ServedContentsProvider, type ServedContents } from './served-content';

const props = { routeId: 'about' };
const otherProps = { routeId: 'contact' };
const place = { part: 'remote-public', module: 'about', fallback: 'loading', outlet: 'page' } as const;

function Article({ routeId }: { routeId: string }) {
  const { language } = useSite();
  const [count, setCount] = useState(0);
  const from = useHydrated() ? 'the browser' : 'the server';
  return <button onClick={() => setCount(count + 1)}>{`${routeId} ${language} ${count} from ${from}`}</button>;
}

function Frame() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const site = useSite();
  const [language, setLanguage] = useState<Language>('pt');
  return (
    <SiteProvider value={{ ...site, language }}>
      <h1>{pathname + hash}</h1>
      <button onClick={() => void navigate('#values')}>values</button>
      <button onClick={() => void navigate('/contato')}>contact</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => setLanguage('en')}>English</button>
      <RemoteModule {...place} props={pathname === '/' ? props : otherProps} />
    </SiteProvider>
  );
}

/** A served page. `load` is how its module loads. */
async function openPage(hydration: Hydration, load: Federation['load']) {
  const server = createRemotes({ lock, federation: emptyFederation, report: () => {} });
  server.provide(place.part, place.module, { default: Article });
  const content = <RemoteContent {...place} props={props} />;
  const html = renderToString(inShell(content, { remotes: server }), { identifierPrefix: 'page' });
  const loads = jest.fn(load);
  const federation = { ...emptyFederation, load: loads };
  const remotes = createRemotes({ lock, federation, report: () => {} });
  const id = contentId(props, 'pt');
  const frame = (served: ServedContents) => (
    <ServedContentsProvider value={served}>
      <Frame />
    </ServedContentsProvider>
  );
  const inBrowser: ServedContents = new Map([[id, { id, hydration }]]);
  await serve(
    inShell(frame(new Map([[id, { id, hydration, html }]])), { remotes: server }),
    inShell(frame(inBrowser), { remotes }),
  );
  const press = (name: string) => act(async () => screen.getByText(name).click());
  return { remotes, loads, press, served: inBrowser };
}

const arrives = () => Promise.resolve({ default: Article });

test('hydrates the served HTML in place when its module has loaded', async () => {
  let arrive = (_: unknown) => {};
  const { press } = await openPage('load', () => new Promise((resolve) => (arrive = resolve)));
  const served = screen.getByText('about pt 0 from the server');
  await act(async () => arrive({ default: Article }));
  expect(served).toHaveTextContent('about pt 0 from the browser');
  await press('about pt 0 from the browser');
  expect(served).toHaveTextContent('about pt 1 from the browser');
});

test('keeps live content through a navigation and a change of language', async () => {
  const { press } = await openPage('load', arrives);
  await press('about pt 0 from the browser');
  await press('English');
  await press('contact');
  expect(screen.getByText('contact en 1 from the browser')).toBeInTheDocument();
});

test('loads no module for content that is never hydrated, until another page or language needs it', async () => {
  const { loads, press } = await openPage('never', arrives);
  await press('values');
  expect(screen.getByText('about pt 0 from the server')).toBeInTheDocument();
  expect(loads).not.toHaveBeenCalled();
  await press('contact');
  expect(screen.getByText('contact pt 0 from the browser')).toBeInTheDocument();
  expect(screen.queryByText(/from the server/)).not.toBeInTheDocument();
});

test('shows plain content again when a visitor comes back before its module has loaded', async () => {
  const { press } = await openPage('never', () => new Promise(() => {}));
  const served = screen.getByText('about pt 0 from the server');
  await press('contact');
  expect(screen.getByText('loading')).toBeInTheDocument();
  await press('back');
  expect(screen.getByText('about pt 0 from the server')).toBe(served);
  expect(screen.queryByText('loading')).not.toBeInTheDocument();
});

describe('content that was fetched in advance', () => {
  const other = contentId(otherProps, 'pt');

  function fetched(hydration: Hydration) {
    const element = document.createElement('div');
    const server = createRemotes({ lock, federation: emptyFederation, report: () => {} });
    server.provide(place.part, place.module, { default: Article });
    const content = <RemoteContent {...place} props={otherProps} />;
    element.innerHTML = renderToString(inShell(content, { remotes: server }), { identifierPrefix: 'page' });
    return { id: other, hydration, shelf: [...element.childNodes] };
  }

  test('is shown without its module, as often as a visitor comes back', async () => {
    const content = fetched('never');
    const { loads, press, served } = await openPage('never', arrives);
    served.set(other, content);
    for (const _ of ['once', 'again']) {
      await press('contact');
      expect(screen.getByText('contact pt 0 from the server')).toBeInTheDocument();
      expect(screen.queryByText(/about/)).not.toBeInTheDocument();
      await press('back');
      expect(screen.getByText('about pt 0 from the server')).toBeInTheDocument();
      expect(screen.queryByText(/contact pt/)).not.toBeInTheDocument();
    }
    expect(loads).not.toHaveBeenCalled();
  });

  test('is hydrated for its own reason', async () => {
    const content = fetched('load');
    const { press, served } = await openPage('never', arrives);
    served.set(other, content);
    await press('contact');
    await press('contact pt 0 from the browser');
    expect(screen.getByText('contact pt 1 from the browser')).toBeInTheDocument();
  });

  test('is not needed by a page whose module is there', async () => {
    const content = fetched('never');
    const { press, served } = await openPage('load', arrives);
    await press('about pt 0 from the browser');
    served.set(other, content);
    await press('contact');
    expect(screen.getByText('contact pt 1 from the browser')).toBeInTheDocument();
  });
});

test('renders plain content again in another language', async () => {
  const { press } = await openPage('never', arrives);
  await press('English');
  expect(screen.getByText('about en 0 from the browser')).toBeInTheDocument();
});

test('renders a build that replaced the served one, because its HTML may differ', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Older = () => <p>the older build</p>;
  let isFirst = true;
  await openPage('load', () => {
    if (!isFirst) return Promise.resolve({ default: Older });
    isFirst = false;
    return Promise.reject(new Error('gone'));
  });
  expect(await screen.findByText('the older build')).toBeInTheDocument();
  expect(screen.queryByText(/from the server/)).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledTimes(1);
});

describe('when the module fails', () => {
  async function openBroken() {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let load: Federation['load'] = () => Promise.reject(new Error('gone'));
    const page = await openPage('load', (...args) => load(...args));
    await act(() => page.remotes.when(place.part, place.module, ['failed']));
    expect(console.error).toHaveBeenCalledTimes(2);
    load = arrives;
    return page;
  }

  test('the HTML stays below the notice, and delays no navigation', async () => {
    const { press } = await openBroken();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await press('values');
    expect(screen.getByRole('heading')).toHaveTextContent('/#values');
    expect(screen.getByText('about pt 0 from the server')).toBeInTheDocument();
  });

  test('the HTML leaves with its page', async () => {
    const { press } = await openBroken();
    await press('contact');
    expect(screen.getByRole('heading')).toHaveTextContent('/contato');
    expect(screen.queryByText(/from the server/)).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  test('a retry makes it live', async () => {
    const { press } = await openBroken();
    await press('Tentar de novo');
    expect(await screen.findByText('about pt 0 from the browser')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
