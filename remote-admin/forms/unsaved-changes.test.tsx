import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from '@ponte/kit';
import { requestLeave, stepEvent } from '@ponte/kit/leaving';
import { here, renderScreen } from '../testing/render';
import { TextsBoundary } from '../texts';
import { UnsavedGuard } from './UnsavedGuard';

/** Opens a page with unsaved input and links like those of the shell's header. */
async function openUnsaved() {
  const page = renderScreen(
    <TextsBoundary fallback={null}>
      <Link to="about">Sobre</Link>
      <Link to="about" target="_blank">
        Sobre, em outra aba
      </Link>
      <a href="#ajuda">Ajuda</a>
      <UnsavedGuard />
    </TextsBoundary>,
    { path: '/admin/cadastro-usuario' },
  );
  return { ...page, link: await screen.findByRole('link', { name: 'Sobre' }) };
}

test('asks before following a link, and stays without a change', async () => {
  const { user, link } = await openUnsaved();
  await user.click(link);
  expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(here()).toBe('/admin/cadastro-usuario');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('follows the link after confirmation', async () => {
  const { user, link } = await openUnsaved();
  await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
  expect(here()).toBe('/sobre');
});

test('does not block clicks that stay on the page', async () => {
  const { user, link } = await openUnsaved();
  // jsdom cannot open another tab.
  const stopHere = (event: Event) => event.preventDefault();
  window.addEventListener('click', stopHere);
  await user.click(screen.getByRole('link', { name: 'Ajuda' }));
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'Sobre, em outra aba' }));
  window.removeEventListener('click', stopHere);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('prompts when the tab closes, until the guard unmounts', async () => {
  const { unmount } = await openUnsaved();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  unmount();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('asks before a logout, and logs out after confirmation', async () => {
  const { user } = await openUnsaved();
  const logOut = jest.fn();
  act(() => requestLeave(logOut));
  expect(logOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(logOut).not.toHaveBeenCalled();
  act(() => requestLeave(logOut));
  await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
  expect(logOut).toHaveBeenCalledTimes(1);
});

describe('a history step', () => {
  /** Opens the form with an entry before and after it in the history. */
  async function openBetween() {
    const page = renderScreen(
      <TextsBoundary fallback={null}>
        <Route />
      </TextsBoundary>,
      { path: '/admin' },
    );
    for (const name of ['Novo', 'Sobre']) await page.user.click(await screen.findByRole('button', { name }));
    await step(-1);
    await waitFor(() => expect(here()).toBe('/admin/cadastro-usuario'));
    return page;
  }

  function Route() {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    return (
      <>
        <h1>{pathname}</h1>
        <button onClick={() => void navigate('/admin/cadastro-usuario')}>Novo</button>
        <button onClick={() => void navigate('/sobre')}>Sobre</button>
        {pathname === '/admin/cadastro-usuario' && <UnsavedGuard />}
      </>
    );
  }

  const shown = () => screen.getByRole('heading', { level: 1 });

  /** Goes back or forward. A blocked step emits two events: one when it is taken, one when it is undone. */
  const step = (by: number, { isBlocked = false } = {}) =>
    act(() => untilSteps(isBlocked ? 2 : 1, () => window.history.go(by)));

  function untilSteps(count: number, start: () => void): Promise<void> {
    return new Promise((resolve) => {
      let seen = 0;
      const countStep = () => {
        if ((seen += 1) < count) return;
        window.removeEventListener(stepEvent, countStep);
        resolve();
      };
      window.addEventListener(stepEvent, countStep);
      start();
    });
  }

  test.each([
    ['Back', -1, '/admin'],
    ['Forward', 1, '/sobre'],
  ])('asks before %s: staying changes nothing, leaving takes the step', async (_name, by, to) => {
    const { user } = await openBetween();
    await step(by, { isBlocked: true });
    expect(here()).toBe('/admin/cadastro-usuario');
    expect(shown()).toHaveTextContent('/admin/cadastro-usuario');
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await step(by, { isBlocked: true });
    await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(shown().textContent).toBe(to));
    expect(here()).toBe(to);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is not blocked to an anchor on this page and back', async () => {
    await openBetween();
    await act(() => untilSteps(1, () => (window.location.hash = 'ajuda')));
    await step(-1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await step(-1, { isBlocked: true });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(here()).toBe('/admin/cadastro-usuario');
  });
});
