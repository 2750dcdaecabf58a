import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from '@ponte/kit';
import { stepEvent } from '@ponte/kit/steps';
import { requestLeave } from '@ponte/kit/leaving';
import { TextsGate } from '../language/TextsGate';
import { here, renderScreen } from '../testing/render';
import { UnsavedGuard } from './UnsavedGuard';

/** A page of which something is unsaved, with a link as the shell's header has them. */
async function openUnsaved() {
  const page = renderScreen(
    <TextsGate waiting={null}>
      <Link to="about">Sobre</Link>
      <Link to="about" target="_blank">
        Sobre, em outra aba
      </Link>
      <a href="#ajuda">Ajuda</a>
      <UnsavedGuard />
    </TextsGate>,
    { path: '/admin/cadastro-usuario' },
  );
  return { ...page, link: await screen.findByRole('link', { name: 'Sobre' }) };
}

test('a link asks first; staying changes nothing', async () => {
  const { user, link } = await openUnsaved();
  await user.click(link);
  expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
  expect(here()).toBe('/admin/cadastro-usuario');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving goes where the link goes', async () => {
  const { user, link } = await openUnsaved();
  await user.click(link);
  await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
  expect(here()).toBe('/sobre');
});

test('what does not leave the page is not held', async () => {
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

test('the browser asks when the tab is closed, and no longer once the guard is gone', async () => {
  const { unmount } = await openUnsaved();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  unmount();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('a logout asks first, and is done after all', async () => {
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

describe('a step of the browser', () => {
  /** From the list to the form, on to the page about the house, and back to the form. */
  async function openBetween() {
    const page = renderScreen(
      <TextsGate waiting={null}>
        <Route />
      </TextsGate>,
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

  /** As the browser's own buttons do it. A held step is announced twice: as it is taken, and as it is undone. */
  const step = (by: number, { isHeld = false } = {}) =>
    act(() => untilSteps(isHeld ? 2 : 1, () => window.history.go(by)));

  function untilSteps(count: number, take: () => void): Promise<void> {
    return new Promise((resolve) => {
      let seen = 0;
      const see = () => {
        if ((seen += 1) < count) return;
        window.removeEventListener(stepEvent, see);
        resolve();
      };
      window.addEventListener(stepEvent, see);
      take();
    });
  }

  test.each([
    ['Back', -1, '/admin'],
    ['Forward', 1, '/sobre'],
  ])('%s asks first: staying changes nothing, leaving takes it', async (_name, by, to) => {
    const { user } = await openBetween();
    await step(by, { isHeld: true });
    expect(here()).toBe('/admin/cadastro-usuario');
    expect(shown()).toHaveTextContent('/admin/cadastro-usuario');
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await step(by, { isHeld: true });
    await user.click(screen.getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(shown().textContent).toBe(to));
    expect(here()).toBe(to);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('to a place on this page and back is not held', async () => {
    await openBetween();
    await act(() => untilSteps(1, () => (window.location.hash = 'ajuda')));
    await step(-1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await step(-1, { isHeld: true });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(here()).toBe('/admin/cadastro-usuario');
  });
});
