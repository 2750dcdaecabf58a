import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render';
import { ContactAction } from './ContactAction';

test.each([
  ['pt', '/', 'Fale com a gente', '/contato'],
  ['en', '/en/services/visas', 'Talk to us', '/en/contact'],
  ['es', '/es/no-existe', 'Habla con nosotros', '/es/contacto'],
] as const)('links in %s on %s', (language, path, name, href) => {
  renderInShell(<ContactAction />, { path, language, form: path.startsWith(`/${language}/`) ? language : 'plain' });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('is quiet only on pages of modules that keep an action of their own in view', () => {
  const classOf = (path: string, quietOn: string[]) => {
    const { unmount } = renderInShell(<ContactAction quietOn={quietOn} />, { path });
    const name = screen.getByRole('link').className;
    unmount();
    return name;
  };
  const primary = classOf('/', ['detail']);
  expect(classOf('/servicos/vistos/b1b2', [])).toBe(primary);
  expect(classOf('/servicos/vistos/b1b2', ['detail'])).not.toBe(primary);
  expect(classOf('/criacao-de-sites', ['detail'])).toBe(primary);
  expect(classOf('/criacao-de-sites', ['websites'])).toBe(classOf('/servicos/vistos/b1b2', ['detail']));
});

test.each(['/contato', '/es/contacto', '/login', '/perfil', '/admin', '/admin/editar-usuario/7'])(
  'renders nothing on %s',
  (path) => {
    const { container } = renderInShell(<ContactAction />, { path });
    expect(container).toBeEmptyDOMElement();
  },
);
