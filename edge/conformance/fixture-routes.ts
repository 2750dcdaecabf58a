import type { RouteDefinition } from '@ponte/contract/route';

/** One route of each kind: nested, with capitals to get wrong, with a parameter, with a path for each language. */
export const routes: readonly RouteDefinition[] = [
  { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' },
  { id: 'services', path: '/servicos', part: 'remote-public', module: 'services', area: 'public' },
  { id: 'b1b2', path: '/servicos/vistos/b1b2', part: 'remote-public', module: 'detail', area: 'public' },
  {
    id: 'privacy',
    path: { pt: '/politica-de-privacidade', en: '/privacy', es: '/es/politica-de-privacidad' },
    part: 'remote-public',
    module: 'privacy',
    area: 'public',
  },
  { id: 'login', path: '/login', part: 'remote-admin', module: 'login', area: 'account' },
  { id: 'editUser', path: '/admin/editar-usuario/:id', part: 'remote-admin', module: 'edit-user', area: 'admin' },
];
