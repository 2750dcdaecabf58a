import type { Remotes } from '../remotes/remotes';
import { prefetchSeenLinks } from './prefetch-seen-links';

/** A page in which the remotes of `running` run. `show` reports a link in the viewport, or out of it. */
function openPage(running: string[], { absent = 'loading' } = {}) {
  document.body.innerHTML =
    '<main><a href="/contato">contact</a><a href="/sobre">about</a><a href="/login">login</a></main><a href="/">home</a>';
  let report: IntersectionObserverCallback = () => {};
  const observed = new Set<Element>();
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe = (link: Element) => void observed.add(link);
    disconnect = () => observed.clear();
  }
  Object.assign(window, { IntersectionObserver: Observer });
  const loads: string[] = [];
  let isBusy = false;
  let listener = () => {};
  const remotes = {
    stateOf: (part: string) => ({ status: isBusy ? 'loading' : running.includes(part) ? 'ready' : absent }),
    load: (_: string, module: string) => {
      loads.push(module);
      isBusy = true;
    },
    subscribe: (added: () => void) => {
      listener = added;
      return () => (listener = () => {});
    },
  };
  const fetches: string[] = [];
  stop = prefetchSeenLinks(remotes as unknown as Remotes, (_, url) => fetches.push(new URL(url).pathname));
  const show = (name: string, isIntersecting = true) => {
    const target = [...observed].find(({ textContent }) => textContent === name);
    if (target) report([{ target, isIntersecting } as never], undefined as never);
  };
  const arrive = () => {
    isBusy = false;
    listener();
  };
  return { loads, fetches, show, arrive };
}

let stop = () => {};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('loads the module of a link that was in the viewport for a second', () => {
  const { loads, show } = openPage(['remote-public']);
  show('contact');
  show('about');
  jest.advanceTimersByTime(999);
  show('about', false);
  show('home');
  expect(loads).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(loads).toEqual(['contact']);
});

test('loads one module at a time', () => {
  const { loads, show, arrive } = openPage(['remote-public']);
  show('contact');
  show('about');
  jest.advanceTimersByTime(1000);
  expect(loads).toEqual(['contact']);
  arrive();
  expect(loads).toEqual(['contact', 'about']);
  arrive();
  expect(loads).toEqual(['contact', 'about']);
});

test('loads no remote that the page does not run, until it does', () => {
  const running = ['remote-admin'];
  const { loads, show, arrive } = openPage(running);
  for (const name of ['contact', 'login']) show(name);
  jest.advanceTimersByTime(1000);
  expect(loads).toEqual([]);
  running.push('remote-public');
  arrive();
  expect(loads).toEqual(['contact']);
});

test.each(['idle', 'failed'])('fetches the content instead, if the remote is %s', (absent) => {
  const { loads, fetches, show } = openPage([], { absent });
  for (const name of ['contact', 'login']) show(name);
  jest.advanceTimersByTime(1000);
  expect({ loads, fetches }).toEqual({ loads: [], fetches: ['/contato'] });
});

test('loads nothing for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  for (const running of [['remote-public'], []]) {
    const { loads, fetches, show } = openPage(running, { absent: 'idle' });
    show('contact');
    jest.advanceTimersByTime(1000);
    expect([...loads, ...fetches]).toEqual([]);
    stop();
  }
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

test('watches a link that is inserted later', async () => {
  const { loads, show } = openPage(['remote-public']);
  document.body.innerHTML += '<main><a href="/parceiros">partners</a></main>';
  await Promise.resolve();
  show('partners');
  jest.advanceTimersByTime(1000);
  expect(loads).toEqual(['partners']);
});
