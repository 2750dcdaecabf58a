import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { textOf } from '@ponte/kit';
import { showLanguage } from '@ponte/kit/i18n/i18n';
import { emptyFederation, inShell, lock } from '../testing/render';
import { createIsland, type Island } from './island';
import { RemoteContent } from './RemoteContent';
import { createRemotes, type Remotes } from './remotes';
import { useShellContexts, type ShellContexts } from './shell-contexts';

const content = { part: 'remote-public', module: 'about', props: {}, fallback: null, outlet: 'page' } as const;

const renders = jest.fn();
function Article() {
  renders();
  return <p>{textOf('nav.home')}</p>;
}

function createLoaded(): Remotes {
  const remotes = createRemotes({ lock, federation: emptyFederation, report: () => {} });
  remotes.provide(content.part, content.module, { default: Article });
  return remotes;
}

function readContexts(remotes: Remotes): ShellContexts {
  return renderHook(useShellContexts, { wrapper: ({ children }) => inShell(children, { remotes }) }).result.current;
}

/** The boundary around an island's content subscribes in the island's first render, which leaves the content as HTML. */
const afterFirstRender = (remotes: Remotes, work: () => void): Remotes => ({
  ...remotes,
  subscribe(listener) {
    work();
    return remotes.subscribe(listener);
  },
});

test.each(['before its first render', 'between its first render and its content'])(
  'is not hydrated when its page is left %s, and the language changes',
  async (moment) => {
    const loaded = createLoaded();
    const container = document.createElement('div');
    container.innerHTML = renderToString(inShell(<RemoteContent {...content} />, { remotes: loaded }));
    expect(container).toHaveTextContent('Início');
    renders.mockClear();
    let island: Island | undefined;
    const leave = jest.fn(() => {
      island?.unmount();
      showLanguage('en');
    });
    const isFirst = moment === 'before its first render';
    const remotes = isFirst ? loaded : afterFirstRender(loaded, leave);
    const contexts = readContexts(remotes);
    await act(async () => {
      island = createIsland(container, { content, contexts }, { hydrate: true });
      if (isFirst) leave();
    });
    expect(leave).toHaveBeenCalledTimes(1);
    expect(renders).not.toHaveBeenCalled();
  },
);
