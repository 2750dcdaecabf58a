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

/** A page whose newer build breaks when its button is pressed; `answer` says what becomes of the older one. */
function renderPage() {
  let answer = { with: (_: () => React.ReactNode) => {}, refuse: () => {} };
  const older = new Promise((resolve, reject) => {
    answer = { with: (drawn) => resolve({ default: drawn }), refuse: () => reject(new Error('gone')) };
  });
  let mounted = '';
  const remotes = createRemotes({
    lock,
    federation: {
      ...emptyFederation,
      mount: async (_, { build }) => void (mounted = build),
      load: async () => (mounted === 'public-2' ? { default: Fragile } : older),
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
  return answer;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

async function breakPage() {
  const button = await screen.findByRole('button', { name: 'break' });
  act(() => button.click());
  expect(button).not.toBeInTheDocument();
}

test('what a broken build drew stays until the older one is drawn in its place', async () => {
  const answer = renderPage();
  await breakPage();
  expect(screen.getByText('a long text')).toBeInTheDocument();
  expect(screen.queryByText('on its way')).not.toBeInTheDocument();

  await act(async () => answer.with(() => story));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'break' })).not.toBeInTheDocument());
  expect(screen.getAllByText('a long text')).toHaveLength(1);
});

test('what a broken build drew goes when no other is left', async () => {
  const answer = renderPage();
  await breakPage();
  await act(async () => answer.refuse());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
});

test('nothing of two builds that break one after the other stays', async () => {
  const answer = renderPage();
  await breakPage();
  await act(async () =>
    answer.with(() => {
      throw new Error('broken too');
    }),
  );
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('a long text')).not.toBeInTheDocument();
});
