import { act, screen } from '@testing-library/react';
import { resolveUrl } from '@ponte/contract/url';
import { useLocation, useNavigate } from '@ponte/kit';
import { routes } from '@ponte/contract/routes';
import { createRemotes, type Federation } from '../remotes/remotes';
import { emptyFederation, lock, renderInShell } from '../testing/render';
import { Page } from './Page';

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/login')}>leave</button>
      <Page resolved={resolveUrl(routes, pathname)} />
    </>
  );
}

test('loads the page of a programmatic navigation, which nothing has prefetched', async () => {
  const federation: Federation = {
    ...emptyFederation,
    load: (part, module) => Promise.resolve({ default: () => <p>{`${part} ${module}`}</p> }),
  };
  renderInShell(<Site />, { remotes: createRemotes({ lock, federation, report: () => {} }), path: '/sobre' });
  expect(await screen.findByText('remote-public about')).toBeInTheDocument();
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('remote-admin login')).toBeInTheDocument();
});
