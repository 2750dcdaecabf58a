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

/** A page whose newer build breaks when its button is pressed; `older` decides what becomes of the older one. */
function renderPage() {
  let older = { with: (_: () => React.ReactNode) => {}, refuse: () => {} };
  const module = new Promise((resolve, reject) => {
    older = { with: (Component) => resolve({ default: Component }), refuse: () => reject(new Error('gone')) };
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
      <RemoteModule part="remote-public" module="home" props={props} waiting="on its way" place="page" />
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

test('a snapshot of a broken build stays until the older one is rendered', async () => {
  const older = renderPage();
  await breakPage();
  expect(screen.getByText('a long text')).toBeInTheDocument();
  expect(screen.queryByText('on its way')).not.toBeInTheDocument();

  await act(async () => older.with(() => story));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'break' })).not.toBeInTheDocument());
  expect(screen.getAllByText('a long text')).toHaveLength(1);
});

test('a snapshot of a broken build goes when no other is left', async () => {
  const older = renderPage();
  await breakPage();
  await act(async () => older.refuse());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
});

test('no snapshot stays of two builds that break one after the other', async () => {
  const older = renderPage();
  await breakPage();
  await act(async () =>
    older.with(() => {
      throw new Error('broken too');
    }),
  );
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
});
