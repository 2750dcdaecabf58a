import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'shared-config/kit';
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
