import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type Path,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import type { Prepare } from './prepare-page';

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
  readonly prepare: Prepare;
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

  function push(url: Path, state?: unknown): void {
    request({ action: NavigationType.Push, url, commit: () => history.push(url, state) });
  }

  function replace(url: Path, state: unknown, isOfTarget: boolean): void {
    if (!waiting || isOfTarget) {
      // A step that has not been taken has no entry in the history to replace.
      if (waiting?.action === NavigationType.Push) return push(url, state);
      return request({ action: NavigationType.Replace, url, commit: () => history.replace(url, state) });
    }
    // The router replaces the entry when a link leads to the page that is shown: the visitor stays.
    if (createPath(url) !== createPath(shown)) return;
    if (waiting.action === NavigationType.Pop) push(url, state);
    else if (waiting.action === NavigationType.Push) wait(undefined);
  }

  const navigator: Navigator = {
    ...history,
    // The router has resolved the target by then.
    push: (to, state) => push(to as Path, state),
    // The page that is being left must not redirect, or correct its own address, against the visitor's choice. Nor may it
    // redirect twice: with the first redirect it may have ended the session that its guard checks. A change of language
    // corrects the address of the page to come, and says so by this option.
    replace: (to, state, options) => replace(to as Path, state, options?.preventScrollReset === true),
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
