import { useSite } from '@ponte/kit';
import { formatPrice, partsOf, type Price } from '@ponte/contract/catalogue/price';
import { useTexts } from '../texts';
import styles from './PriceTag.module.css';

/** A price with a large figure and small words around it; `--figure` is the size of the figure. */
export function PriceTag({ price }: { price: Price }) {
  const t = useTexts();
  const { language } = useSite();
  const { words, amount } = partsOf(price);
  if (amount === undefined) return words && <span className={styles.words}>{t(words)}</span>;

  const separator = '|';
  const [before, after] = words ? t(words, { amount: separator }).split(separator) : [];
  // The currency comes first in all three languages.
  const [, currency, number] = /^(\D*)(.*)$/.exec(formatPrice(language, amount)) ?? [];
  return (
    <span className={styles.price}>
      {before}
      <span className={styles.figure}>
        <span className={styles.currency}>{currency}</span>
        {number}
      </span>
      {after}
    </span>
  );
}
