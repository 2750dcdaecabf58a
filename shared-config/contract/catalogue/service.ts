import type { RouteId } from '../routes';

export type ServiceKind = 'visa' | 'company' | 'tax' | 'website';

/** Where a price is shown: in a list of cards, on the service's own page, in the chat with Hel. */
export type Surface = 'list' | 'detail' | 'chat';

/** A price in whole or part US dollars, or in its place what is true instead. */
export type Price =
  | { readonly kind: 'amount'; readonly amount: number; readonly from?: true; readonly unit?: PriceUnit }
  /** A text of the service's own says it, around this amount. */
  | { readonly kind: 'text'; readonly key: 'service.businessLicense.price'; readonly amount: number }
  | { readonly kind: 'onRequest' }
  /** Part of the ITIN package, at no price of its own. */
  | { readonly kind: 'inItin' }
  /** Part of the main services, at no price of its own. */
  | { readonly kind: 'inMain' };

export type PriceUnit = 'member' | 'document';

/**
 * What a service is as data; its words are texts.
 *
 * - `page`: the route where a visitor reads about it.
 * - `prices`: the specification's figure for each surface. They differ on purpose: which one is right is the owner's to
 *   say. A surface that has none shows the nearest (`priceOn`).
 * - `included`: how many items its own page lists; absent for what has no page of its own.
 */
export interface ServiceEntry {
  readonly kind: ServiceKind;
  readonly page: RouteId;
  readonly prices: Readonly<Partial<Record<Surface, Price>>>;
  readonly included?: 4 | 5;
}

export const usd = (amount: number): Price => ({ kind: 'amount', amount });
export const from = (amount: number): Price => ({ kind: 'amount', amount, from: true });
export const per = (unit: PriceUnit, amount: number): Price => ({ kind: 'amount', amount, unit });
export const onRequest: Price = { kind: 'onRequest' };
