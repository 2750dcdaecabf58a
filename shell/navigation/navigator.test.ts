import { parsePath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createNavigator } from './navigator';

/** A site whose pages are shown at once, except those that `hold` names until `release`. */
function openSite() {
  window.history.replaceState({ idx: 0 }, '', '/sobre');
  const held = new Map<string, () => void>();
  const shown: string[] = [];
  const waits: (string | undefined)[] = [];
  const history = createBrowserHistory({ v5Compat: true });
  const { navigator: router, listen } = createNavigator({
    history,
    prepare: ({ pathname }) =>
      held.has(pathname) ? new Promise<void>((resolve) => held.set(pathname, resolve)) : undefined,
    onWait: (url) => waits.push(url?.pathname),
  });
  onTestFinished(listen(({ action, location: { pathname, search } }) => shown.push(`${action} ${pathname}${search}`)));
  // The router passes complete paths.
  const resolve = (to: string) => ({ pathname: '', search: '', hash: '', ...parsePath(to) });
  const navigator = {
    push: (to: string) => router.push(resolve(to)),
    replace: (to: string, ...rest: [state?: unknown, options?: object]) => router.replace(resolve(to), ...rest),
  };
  const step = async (delta: number) => {
    const stepped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await stepped;
  };
  const hold = (path: string) => void held.set(path, () => {});
  const release = async (path: string) => {
    held.get(path)?.();
    held.delete(path);
    await Promise.resolve();
  };
  return { navigator, shown, waits, hold, release, step };
}

let cleanUp: (() => void)[] = [];
const onTestFinished = (work: () => void) => void cleanUp.push(work);
afterEach(() => {
  for (const work of cleanUp) work();
  cleanUp = [];
});

test('shows a page that is ready at once', () => {
  const { navigator, shown, waits } = openSite();
  navigator.push('/contato?de=sobre');
  expect(location.pathname).toBe('/contato');
  expect(shown).toEqual(['PUSH /contato?de=sobre']);
  expect(waits).toEqual([undefined]);
});

test('changes address and page together, when the page is ready', async () => {
  const { navigator, shown, waits, hold, release } = openSite();
  hold('/contato');
  navigator.push('/contato');
  expect([location.pathname, shown]).toEqual(['/sobre', []]);
  expect(waits).toEqual(['/contato']);
  await release('/contato');
  expect([location.pathname, shown]).toEqual(['/contato', ['PUSH /contato']]);
  expect(waits).toEqual(['/contato', undefined]);
});

test('a second target replaces the first, which never shows', async () => {
  const { navigator, shown, hold, release } = openSite();
  hold('/contato');
  navigator.push('/contato');
  navigator.push('/parceiros');
  await release('/contato');
  expect([location.pathname, shown]).toEqual(['/parceiros', ['PUSH /parceiros']]);
});

test('Back while a page is awaited drops it', async () => {
  const { navigator, shown, hold, release, step } = openSite();
  navigator.push('/parceiros');
  hold('/contato');
  navigator.push('/contato');
  await step(-1);
  await release('/contato');
  expect([location.pathname, shown.at(-1)]).toEqual(['/sobre', 'POP /sobre']);
});

test('keeps the page when a step leads to one that is not ready, and a link replaces the step', async () => {
  const { navigator, shown, hold, release, step } = openSite();
  navigator.push('/parceiros');
  hold('/sobre');
  await step(-1);
  expect([location.pathname, shown.at(-1)]).toEqual(['/sobre', 'PUSH /parceiros']);
  navigator.push('/contato');
  await release('/sobre');
  expect([location.pathname, shown.at(-1)]).toEqual(['/contato', 'PUSH /contato']);
});

describe('while a page is awaited', () => {
  function awaitPage() {
    const site = openSite();
    site.hold('/contato');
    site.navigator.push('/contato');
    return site;
  }

  test('the page that is left cannot redirect', async () => {
    const { navigator, shown, release } = awaitPage();
    navigator.replace('/login');
    expect(shown).toEqual([]);
    await release('/contato');
    expect(shown).toEqual(['PUSH /contato']);
  });

  test('a link to the page that is shown cancels it', async () => {
    const { navigator, shown, waits, release } = awaitPage();
    navigator.replace('/sobre');
    expect(waits.at(-1)).toBeUndefined();
    await release('/contato');
    expect([location.pathname, shown]).toEqual(['/sobre', []]);
  });

  test('a change of language changes its address', () => {
    const { navigator, shown } = awaitPage();
    navigator.replace('/en/contact', undefined, { preventScrollReset: true });
    expect([location.pathname, shown]).toEqual(['/en/contact', ['PUSH /en/contact']]);
  });
});

test('the first redirect of a page wins, as if the page had gone at once', async () => {
  const { navigator, shown, hold, release } = openSite();
  hold('/login');
  navigator.replace('/login', { sessionEnded: true });
  navigator.replace('/login', { sessionEnded: false });
  await release('/login');
  expect(shown).toEqual(['REPLACE /login']);
  expect(window.history.state).toMatchObject({ usr: { sessionEnded: true } });
});

test('a link to the page that is shown takes a step back again', async () => {
  const { navigator, shown, hold, step } = openSite();
  navigator.push('/parceiros');
  hold('/sobre');
  await step(-1);
  navigator.replace('/parceiros');
  expect([location.pathname, shown.at(-1)]).toEqual(['/parceiros', 'PUSH /parceiros']);
});
