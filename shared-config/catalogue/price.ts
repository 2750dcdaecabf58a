import { localeTags, type Language } from '../contract/language';
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
  'price.from' | 'price.per_member' | 'price.per_document' | 'price.on_request' | 'price.in_itin' | 'price.in_main';

type Translate = (key: PriceTextKey, values?: { amount: string }) => string;

/** A price as a phrase within a sentence: "from $35", "$55 per family member", "on request". */
export function pricePhrase(t: Translate, language: Language, price: Price): string {
  switch (price.kind) {
    case 'onRequest':
      return t('price.on_request');
    case 'inItin':
      return t('price.in_itin');
    case 'inMain':
      return t('price.in_main');
    case 'text':
      return formatPrice(language, price.amount);
    case 'amount': {
      const amount = formatPrice(language, price.amount);
      if (price.from) return t('price.from', { amount });
      if (price.unit) return t(`price.per_${price.unit}`, { amount });
      return amount;
    }
  }
}
