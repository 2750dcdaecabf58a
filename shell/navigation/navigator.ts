import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

/** What the page shows: where it is, and how the visitor got there. */
export interface Shown {
  readonly action: NavigationType;
  readonly location: Location;
}

interface Target {
  readonly action: Shown['action'];
  readonly url: Path;
  /** Changes address and page, which the history then reports to its listener. */
  readonly commit: () => void;
}

interface Options {
  readonly history: ReturnType<typeof createBrowserHistory>;
  /** Loads what the page of `url` needs; `undefined` when it can be shown at once. */
  readonly prepare: (url: Path, shown: Path) => Promise<unknown> | undefined;
  /** The URL that the page waits for; `undefined` when it waits for none. */
  readonly onWait: (url: Path | undefined) => void;
}

/**
 * Holds a navigation until the next page can be shown; the last one requested wins. Only Back and Forward change the address
 * before: the browser has done it when it reports them.
 */
export function createNavigator({ history, prepare, onWait }: Options) {
  let shown: Location = history.location;
  let waiting: Target | undefined;

  function wait(target: Target | undefined): void {
    waiting = target;
    onWait(target?.url);
  }

  function request(target: Target): void {
    const ready = prepare(target.url, shown);
    wait(ready && target);
    if (!ready) return target.commit();
    void ready.then(() => {
      if (waiting !== target) return;
      wait(undefined);
      target.commit();
    });
  }

  const resolve = (to: To): Path => ({
    pathname: shown.pathname,
    search: '',
    hash: '',
    ...(typeof to === 'string' ? parsePath(to) : to),
  });

  function push(to: To, state?: unknown): void {
    request({ action: NavigationType.Push, url: resolve(to), commit: () => history.push(to, state) });
  }

  function replace(to: To, state: unknown, isOfTarget: boolean): void {
    const url = resolve(to);
    if (!waiting || waiting.action === NavigationType.Replace || isOfTarget) {
      // A step that has not been taken has no entry in the history to replace.
      if (waiting?.action === NavigationType.Push) return push(to, state);
      return request({ action: NavigationType.Replace, url, commit: () => history.replace(to, state) });
    }
    // The router replaces the entry when a link leads to the page that is shown: the visitor stays.
    if (createPath(url) !== createPath(shown)) return;
    if (waiting.action === NavigationType.Pop) push(to, state);
    else wait(undefined);
  }

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push,
    // The page that is being left must not redirect, or correct its own address, against the visitor's choice. A change
    // of language corrects the address of the page to come, and says so by this option.
    replace: (to, state, options) => replace(to, state, options?.preventScrollReset === true),
  };

  function listen(onShow: (shown: Shown) => void): () => void {
    const show = (next: Shown) => {
      shown = next.location;
      onShow(next);
    };
    return history.listen(({ action, location }) => {
      if (action !== NavigationType.Pop) return show({ action, location });
      request({ action, url: location, commit: () => show({ action, location }) });
    });
  }

  return { navigator, listen };
}
