/**
 * The nine partners in the order of the home page. `id` is also the folder of a partner's files
 * (`partners/<id>/logo.svg`, `film.webm`, `film.mp4`, `poster.avif`, `poster.webp`) and, with hyphens, the subdomain of
 * its site.
 */
export const partners = [
  { id: 'escola_estacao_musical', name: 'Escola Estação Musical', trade: 'music school' },
  { id: 'rota_clara_driver', name: 'Rota Clara Driver', trade: 'private driver and airport transfers' },
  { id: 'cg_details', name: 'CG Details', trade: 'car detailing' },
  { id: 'bluebox', name: 'Bluebox', trade: 'moving, packing and boxes shipped abroad' },
  { id: 'publicarte', name: 'Publicarte', trade: 'signs, posters and print advertising' },
  { id: 'padaria_aurora', name: 'Padaria Aurora', trade: 'bakery' },
  { id: 'jardim_nativo', name: 'Jardim Nativo', trade: 'landscaping and garden care' },
  { id: 'cais_barber', name: 'Cais Barber', trade: 'barber shop' },
  { id: 'estudio_janela', name: 'Estúdio Janela', trade: 'portrait and event photography' },
] as const;

export type PartnerId = (typeof partners)[number]['id'];

/** The partners whose sites are shown as examples of what the consultancy makes: what each is, in how many languages. */
export const exampleSites = {
  escola_estacao_musical: { kind: 'institutionalSite', languages: 2 },
  rota_clara_driver: { kind: 'institutionalSite', languages: 3 },
  cg_details: { kind: 'institutionalSite', languages: 2 },
  bluebox: { kind: 'onlineStore', languages: 3 },
  publicarte: { kind: 'onlineStore', languages: 2 },
  padaria_aurora: { kind: 'onlineStore', languages: 2 },
  jardim_nativo: { kind: 'institutionalSite', languages: 2 },
  cais_barber: { kind: 'institutionalSite', languages: 2 },
} as const satisfies Partial<Record<PartnerId, object>>;

export type ExampleId = keyof typeof exampleSites;

type Partner = (typeof partners)[number];

/** The partners of `exampleSites`, in the order of the home page. */
export const examples = partners.filter((partner): partner is Extract<Partner, { id: ExampleId }> =>
  Object.hasOwn(exampleSites, partner.id),
);

/** The domain whose subdomains are the partners' sites; a reserved one until the owner has a real one. */
const domain = 'partners.example';

export function partnerUrl(id: PartnerId): string {
  return `https://${id.replaceAll('_', '-')}.${domain}`;
}
