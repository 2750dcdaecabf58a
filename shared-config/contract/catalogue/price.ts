import { localeTags, type Language } from '../language';
import type { Price } from './service';

/** An amount of US dollars as the language writes it: `US$ 29`, `$29`, `USD 29`; cents only where there are any. */
export function formatPrice(language: Language, amount: number): string {
  return new Intl.NumberFormat(localeTags[language], {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** The texts that stand around an amount or in its place; `remote-public` has them under these keys. */
export type PriceTextKey =
  | 'price.from'
  | 'price.per_member'
  | 'price.per_document'
  | 'price.on_request'
  | 'price.in_itin'
  | 'price.in_main'
  | 'service.businessLicense.price';

/** What a price consists of: words, an amount, or an amount (the words' `{{amount}}`) within words. */
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
