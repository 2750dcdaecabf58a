import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { createScriptError } from '../testing/scripted-remotes';
import { emptyFederation, lock, renderInShell } from '../testing/render';
import { PartFailure } from './failure';
import { RemoteModule } from './RemoteModule';
import { createRemotes, type Federation } from './remotes';

const props = {};

function renderChat(federation: Federation) {
  const remotes = createRemotes({ lock, federation, report: () => {} });
  remotes.load('remote-chat', 'assistant');
  renderInShell(<RemoteModule part="remote-chat" module="assistant" props={props} fallback="loading" outlet="page" />, {
    remotes,
  });
}

test('shows the fallback until the part is rendered', async () => {
  let arrive: (module: unknown) => void = () => {};
  const module = new Promise((resolve) => (arrive = resolve));
  renderChat({ ...emptyFederation, load: () => module });
  expect(screen.getByText('loading')).toBeInTheDocument();

  await act(async () => arrive({ default: () => <p>Hel is here</p> }));
  expect(await screen.findByText('Hel is here')).toBeInTheDocument();
});

test('shows that the part failed and how, and retries it on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const gone = new PartFailure({ phase: 'entry', kind: 'missing' }, 'no response');
  let broken = true;
  const federation: Federation = {
    ...emptyFederation,
    load: () => (broken ? Promise.reject(gone) : Promise.resolve({ default: () => <p>back</p> })),
  };
  renderChat(federation);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Esta parte da página não está disponível agora.');
  expect(notice).toHaveAttribute('data-kind', 'missing');

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('back')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('shows a part that is not released like one that failed', async () => {
  const remotes = createRemotes({ lock, federation: emptyFederation, report: () => {} });
  remotes.load('remote-unreleased', 'home');
  renderInShell(<RemoteModule part="remote-unreleased" module="home" props={props} fallback="" outlet="page" />, {
    remotes,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta parte da página não está disponível agora.');
});

test('contains an error while the part renders', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  function Broken(): never {
    throw new Error('cannot render');
  }
  renderChat({ ...emptyFederation, load: () => Promise.resolve({ default: Broken }) });

  expect(await screen.findByRole('alert')).toHaveTextContent('Algo deu errado');
});

test('reports a chunk that fails while the part renders as the cause', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(performance, { getEntriesByName: () => [] });
  const Panel = lazy(() => Promise.reject(createScriptError('panel', { type: 'missing' })));
  renderChat({ ...emptyFederation, load: () => Promise.resolve({ default: Panel }) });

  expect(await screen.findByRole('alert')).toHaveAttribute('data-kind', 'missing');
  const cause = {
    name: 'ChunkLoadError',
    message: expect.stringMatching(/^Loading chunk panel failed/),
    kind: 'missing',
  };
  const reported = expect.objectContaining({ name: 'PartFailure', cause: expect.objectContaining(cause) });
  expect(console.error).toHaveBeenCalledWith('remote-chat chat-2 failed (chunk, missing)', reported);
});
