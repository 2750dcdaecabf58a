import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render';
import { DockAction } from './DockAction';

test.each([
  ['/sobre', 'Fale com a gente', '/contato'],
  ['/no-existe', 'Fale com a gente', '/contato'],
  ['/contato', 'Ver serviços', '/servicos'],
  ['/login', 'Ver o site', '/'],
  ['/admin/editar-usuario/7', 'Ver o site', '/'],
])('on %s it is “%s”', (path, name, href) => {
  renderInShell(<DockAction />, { path });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
