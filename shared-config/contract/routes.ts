import type { ListedRemote } from './parts';
import type { RouteDefinition } from './route';

/** A public page: its path, its module, and its paths after `/en` and `/es` where they differ. */
const page = (path: string, module: string, en = path, es = path) =>
  ({ path, localizedPaths: { en, es }, part: 'remote-public', module, area: 'public' }) as const;
const account = (path: string, module: string) => ({ path, part: 'remote-admin', module, area: 'account' }) as const;
const admin = (path: string, module: string) => ({ path, part: 'remote-admin', module, area: 'admin' }) as const;

interface CategoryPaths {
  readonly path: string;
  readonly en: string;
  readonly es: string;
}

const company = { path: '/servicos/empresa', en: '/services/company', es: '/servicios/empresa' };
const tax = { path: '/servicos/fiscal', en: '/services/taxes', es: '/servicios/impuestos' };
const visas = { path: '/servicos/vistos', en: '/services/visas', es: '/servicios/visas' };

const category = ({ path, en, es }: CategoryPaths, module = 'category') => page(path, module, en, es);

/** A service of a category, by the last segment of its paths. */
const service = (of: CategoryPaths, name: string, en = name, es = name) =>
  page(`${of.path}/${name}`, 'detail', `${of.en}/${en}`, `${of.es}/${es}`);

/** The only table of paths. Texts, links and tests refer to a route by its id. */
const table = {
  home: page('/', 'home'),
  services: page('/servicos', 'services', '/services', '/servicios'),
  websites: page('/criacao-de-sites', 'websites', '/websites', '/creacion-de-sitios'),
  about: page('/sobre', 'about', '/about', '/quienes-somos'),
  contact: page('/contato', 'contact', '/contact', '/contacto'),
  partners: page('/parceiros', 'partners', '/partners', '/aliados'),
  privacy: {
    path: { pt: '/politica-de-privacidade', en: '/privacy', es: '/es/politica-de-privacidad' },
    part: 'remote-public',
    module: 'privacy',
    area: 'public',
  },

  company: category(company, 'company'),
  companyOpening: service(company, 'abertura', 'formation', 'apertura'),
  fiscalAddress: service(company, 'endereco-fiscal', 'business-address', 'domicilio-fiscal'),
  operatingAgreement: service(company, 'operating-agreement'),
  itin: service(company, 'itin'),
  w7: service(company, 'w7'),
  businessLicense: service(company, 'business-license', 'business-license', 'licencia-comercial'),

  tax: category(tax),
  taxReturn: service(tax, 'declaracao', 'tax-return', 'declaracion'),
  scheduleC: service(tax, 'schedule-c-se'),
  childTaxCredit: service(tax, 'child-tax-credit'),
  otherDocuments: service(tax, 'documentos-diversos', 'other-documents', 'otros-documentos'),
  submission: service(tax, 'envio', 'sending-documents', 'envio'),
  w9: service(tax, 'w9'),

  visas: category(visas),
  b1b2: service(visas, 'b1b2'),
  f1: service(visas, 'f1'),
  f2: service(visas, 'f2'),
  eb2niw: service(visas, 'eb2niw'),
  eb1a: service(visas, 'eb1a'),
  family: service(visas, 'familia', 'family', 'familia'),
  renewal: service(visas, 'renovacao', 'renewal', 'renovacion'),
  specialCases: service(visas, 'casos-especiais', 'special-cases', 'casos-especiales'),
  complementary: service(visas, 'complementares', 'supporting-documents', 'documentos-complementarios'),
  otherWork: service(visas, 'outros-trabalho', 'other-work-visas', 'otras-visas-de-trabajo'),

  login: account('/login', 'login'),
  forgotPassword: account('/esqueci-senha', 'forgot-password'),
  profile: account('/perfil', 'profile'),
  changePassword: account('/alterar-senha', 'change-password'),
  security: account('/seguranca', 'security'),

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
