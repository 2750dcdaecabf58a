import type { Language } from '../language';

/** A price in US dollars, with or without cents, or what is shown instead of one. */
export type Price =
  | { readonly kind: 'amount'; readonly amount: number; readonly from?: true; readonly unit?: PriceUnit }
  /** A text of the service itself, which contains the amount. */
  | { readonly kind: 'text'; readonly key: 'service.businessLicense.price'; readonly amount: number }
  | { readonly kind: 'onRequest' }
  /** Included in the ITIN package, without a price of its own. */
  | { readonly kind: 'inItin' }
  /** Included in the main services, without a price of its own. */
  | { readonly kind: 'inMain' };

export type PriceUnit = 'member' | 'document';

export const usd = (amount: number): Price => ({ kind: 'amount', amount });
export const from = (amount: number) => ({ kind: 'amount', amount, from: true }) as const satisfies Price;
export const per = (unit: PriceUnit, amount: number): Price => ({ kind: 'amount', amount, unit });
export const onRequest: Price = { kind: 'onRequest' };

/** Whose figures a site shows: each surface's own, or those of one surface everywhere. */
export const priceSources = ['surface', 'detail', 'list'] as const;
export type PriceSource = (typeof priceSources)[number];

/** What a price covers, in words: shown beside it while another surface shows another price. */
export type PriceScope = 'applicant' | 'student' | 'dependent' | 'person' | 'company' | 'form' | 'document' | 'return';

const notations: Readonly<Record<Language, { currency: string; group: string; decimal: string }>> = {
  pt: { currency: 'US$\u00a0', group: '.', decimal: ',' },
  en: { currency: '$', group: ',', decimal: '.' },
  es: { currency: 'USD\u00a0', group: ',', decimal: '.' },
};

/**
 * Formats US dollars for a language, as `Intl.NumberFormat` does: `US$ 29`, `$29`, `USD 29`. Shows cents only if there are
 * any. The first `Intl.NumberFormat` of a page blocks a phone for 50 ms, in the middle of hydration.
 */
export function formatPrice(language: Language, amount: number): string {
  const { currency, number } = splitPrice(language, amount);
  return currency + number;
}

/** The two halves of a formatted price, in their order: `US$ ` with its space, and `29`. */
export function splitPrice(language: Language, amount: number): { currency: string; number: string } {
  const { currency, group, decimal } = notations[language];
  const [dollars = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, group);
  return { currency, number: grouped + (cents ? decimal + cents : '') };
}

/** The texts around an amount or instead of one; `remote-public` has them under these keys. */
export type PriceTextKey =
  | 'price.from'
  | 'price.per_member'
  | 'price.per_document'
  | 'price.on_request'
  | 'price.in_itin'
  | 'price.in_main'
  | 'service.businessLicense.price';

/** A price as a text, an amount, or a text with the amount as its `{{amount}}`. */
export interface PriceParts {
  readonly words?: PriceTextKey;
  readonly amount?: number;
}

export function partsOf(price: Price): PriceParts {
  switch (price.kind) {
    case 'onRequest':
      return { words: 'price.on_request' };
    case 'inItin':
      return { words: 'price.in_itin' };
    case 'inMain':
      return { words: 'price.in_main' };
    case 'text':
      return { words: price.key, amount: price.amount };
    case 'amount': {
      const { amount, from, unit } = price;
      if (from) return { words: 'price.from', amount };
      return unit ? { words: `price.per_${unit}`, amount } : { amount };
    }
  }
}
