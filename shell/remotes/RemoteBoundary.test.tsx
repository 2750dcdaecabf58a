import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { emptyFederation, lock, renderInShell } from '../testing/render';
import { RemoteModule } from './RemoteModule';
import { createRemotes } from './remotes';

const props = {};
const story = <p>a long text</p>;

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broken');
  return (
    <>
      {story}
      <button onClick={() => setBroken(true)}>break</button>
    </>
  );
}

/** Renders a page whose newer build throws when its button is pressed. The result resolves or rejects the older build. */
function renderPage() {
  let older = { resolve: (_: () => React.ReactNode) => {}, reject: () => {} };
  const module = new Promise((resolve, reject) => {
    older = { resolve: (Component) => resolve({ default: Component }), reject: () => reject(new Error('gone')) };
  });
  let mounted = '';
  const remotes = createRemotes({
    lock,
    federation: {
      ...emptyFederation,
      mount: async (_, { build }) => void (mounted = build),
      load: async () => (mounted === 'public-2' ? { default: Fragile } : module),
    },
    report: () => {},
  });
  remotes.load('remote-public', 'home');
  renderInShell(
    <main id="content">
      <RemoteModule part="remote-public" module="home" props={props} fallback="loading" outlet="page" />
    </main>,
    { remotes },
  );
  return older;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

async function breakPage() {
  const button = await screen.findByRole('button', { name: 'break' });
  act(() => button.click());
  expect(button).not.toBeInTheDocument();
}

test('shows a snapshot of a broken build until the older one is rendered', async () => {
  const older = renderPage();
  await breakPage();
  expect(screen.getByText('a long text')).toBeInTheDocument();
  expect(screen.queryByText('loading')).not.toBeInTheDocument();

  await act(async () => older.resolve(() => story));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'break' })).not.toBeInTheDocument());
  expect(screen.getAllByText('a long text')).toHaveLength(1);
});

test('removes the snapshot of a broken build when no other build is left', async () => {
  const older = renderPage();
  await breakPage();
  await act(async () => older.reject());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
});

test('removes every snapshot when two builds break one after the other', async () => {
  const older = renderPage();
  await breakPage();
  await act(async () =>
    older.resolve(() => {
      throw new Error('broken too');
    }),
  );
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
});
