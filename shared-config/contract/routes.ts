import type { ListedRemote } from './parts';
import type { RouteDefinition } from './route';

const page = (path: string, module: string) => ({ path, part: 'remote-public', module, area: 'public' }) as const;
const account = (path: string, module: string) => ({ path, part: 'remote-admin', module, area: 'account' }) as const;
const admin = (path: string, module: string) => ({ path, part: 'remote-admin', module, area: 'admin' }) as const;

/** The only table of paths. Texts, links and tests refer to a route by its id. */
const table = {
  home: page('/', 'home'),
  services: page('/servicos', 'services'),
  websites: page('/criacao-de-sites', 'websites'),
  about: page('/sobre', 'about'),
  contact: page('/contato', 'contact'),
  partners: page('/parceiros', 'partners'),
  privacy: {
    path: { pt: '/politica-de-privacidade', en: '/privacy', es: '/es/politica-de-privacidad' },
    part: 'remote-public',
    module: 'privacy',
    area: 'public',
  },

  company: page('/servicos/empresa', 'company'),
  companyOpening: page('/servicos/empresa/abertura', 'detail'),
  fiscalAddress: page('/servicos/empresa/endereco-fiscal', 'detail'),
  operatingAgreement: page('/servicos/empresa/operating-agreement', 'detail'),
  itin: page('/servicos/empresa/itin', 'detail'),
  w7: page('/servicos/empresa/w7', 'detail'),
  businessLicense: page('/servicos/empresa/business-license', 'detail'),

  tax: page('/servicos/fiscal', 'tax'),
  taxReturn: page('/servicos/fiscal/declaracao', 'detail'),
  scheduleC: page('/servicos/fiscal/schedule-c-se', 'detail'),
  childTaxCredit: page('/servicos/fiscal/child-tax-credit', 'detail'),
  otherDocuments: page('/servicos/fiscal/documentos-diversos', 'detail'),
  submission: page('/servicos/fiscal/envio', 'detail'),
  w9: page('/servicos/fiscal/w9', 'detail'),

  visas: page('/servicos/vistos', 'visas'),
  b1b2: page('/servicos/vistos/b1b2', 'detail'),
  f1: page('/servicos/vistos/f1', 'detail'),
  f2: page('/servicos/vistos/f2', 'detail'),
  eb2niw: page('/servicos/vistos/eb2niw', 'detail'),
  eb1a: page('/servicos/vistos/eb1a', 'detail'),
  family: page('/servicos/vistos/familia', 'detail'),
  renewal: page('/servicos/vistos/renovacao', 'detail'),
  specialCases: page('/servicos/vistos/casos-especiais', 'detail'),
  complementary: page('/servicos/vistos/complementares', 'detail'),
  otherWork: page('/servicos/vistos/outros-trabalho', 'detail'),

  login: account('/login', 'login'),
  forgotPassword: account('/esqueci-senha', 'forgot-password'),
  profile: account('/perfil', 'profile'),
  changePassword: account('/alterar-senha', 'change-password'),

  admin: admin('/admin', 'users'),
  createUser: admin('/admin/cadastro-usuario', 'create-user'),
  editUser: admin('/admin/editar-usuario/:id', 'edit-user'),
  audit: admin('/admin/auditoria', 'audit'),
  versions: admin('/admin/versoes', 'versions'),
} as const satisfies Record<string, Omit<RouteDefinition, 'id'> & { part: ListedRemote }>;

export type RouteId = keyof typeof table;

export const routes: readonly (RouteDefinition & { id: RouteId })[] = Object.entries(table).map(([id, route]) => ({
  id: id as RouteId,
  ...route,
}));

export function getRoute(id: RouteId): RouteDefinition {
  return { id, ...table[id] };
}
