import type { HeadContext } from '@ponte/kit';
import { priceOn, type PageServiceId, type Surface } from '@ponte/contract/catalogue/catalogue';
import { officialFees } from '@ponte/contract/catalogue/official-fees';
import type { Price } from '@ponte/contract/catalogue/price';
import { formatPrice } from '@ponte/contract/catalogue/price';
import type { Language } from '@ponte/contract/language';

/** Amounts that governments charge or grant, formatted for a language: the values of every text that names one. */
export function officialAmounts(language: Language) {
  const { stateFiling, stateFee, childCreditUpTo } = officialFees;
  return {
    filingFrom: formatPrice(language, stateFiling.from),
    filingTo: formatPrice(language, stateFiling.to),
    feeFrom: formatPrice(language, stateFee.from),
    feeTo: formatPrice(language, stateFee.to),
    childCredit: formatPrice(language, childCreditUpTo),
  };
}

/** A service as structured data, with the price that the surface shows, if that is an amount. */
export function serviceOffer(context: HeadContext, id: PageServiceId, surface: Surface): object {
  const { t, urlOf, language, site } = context;
  return describeService(context, priceOn(surface, id, site.pricesFrom), {
    name: t(`service.${id}.title`),
    description: t(`service.${id}.promise`, officialAmounts(language)),
    url: urlOf(id),
  });
}

interface ServiceTexts {
  readonly name: string;
  readonly description: string;
  readonly url: string;
}

export function describeService({ t, site }: HeadContext, price: Price, texts: ServiceTexts): object {
  return {
    '@type': 'Service',
    ...texts,
    provider: { '@type': 'Organization', '@id': `${site.url}/#organization`, name: site.brand },
    ...('amount' in price && { offers: { '@type': 'Offer', url: texts.url, ...describePrice(price, t) } }),
  };
}

/** The price as schema.org has it: a total, a minimum, or an amount per unit. */
function describePrice(price: Price & { amount: number }, t: HeadContext['t']): object {
  const priceCurrency = 'USD';
  const { from = false, unit = undefined } = price.kind === 'amount' ? price : {};
  if (from) {
    return { priceSpecification: { '@type': 'PriceSpecification', minPrice: price.amount, priceCurrency } };
  }
  if (unit) {
    const unitText = t(`price.unit_${unit}`);
    return { priceSpecification: { '@type': 'UnitPriceSpecification', price: price.amount, priceCurrency, unitText } };
  }
  return { price: price.amount, priceCurrency };
}
