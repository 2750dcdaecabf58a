import { officialFees } from '@ponte/contract/catalogue/official-fees';
import { formatPrice } from '@ponte/contract/catalogue/price';
import type { Language } from '@ponte/contract/language';

/** What others charge or grant, written in a language: the values of every text that names it. */
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
