import { useSite } from '@ponte/kit';
import { partsOf, splitPrice, type Price, type PriceScope } from '@ponte/contract/catalogue/price';
import { useTexts } from '../texts';
import styles from './PriceTag.module.css';

interface PriceTagProps {
  price: Price;
  /** What the amount covers, unless its unit says so. */
  scope?: PriceScope | undefined;
}

/**
 * A price with a large figure, "from" before it and its unit or scope after it. `--figure` is the size of the figure;
 * `--before: block` and `--unit: block` put "from" or the unit on a line of its own.
 */
export function PriceTag({ price, scope }: PriceTagProps) {
  const t = useTexts();
  const { language } = useSite();
  const { words, amount } = partsOf(price);
  if (amount === undefined) return words && <span className={styles.words}>{t(words)}</span>;

  const separator = '|';
  const [before, after] = words ? t(words, { amount: separator }).split(separator) : [];
  const unit = after?.trim() || (scope && t(`price.scope.${scope}`));
  const { currency, number } = splitPrice(language, amount);
  return (
    <span className={styles.price}>
      {before && <span className={styles.before}>{before}</span>}
      <span className={styles.figure}>
        <span className={styles.currency}>{currency}</span>
        {number}
      </span>
      {unit && (
        <>
          {' '}
          <small className={styles.unit}>{unit}</small>
        </>
      )}
    </span>
  );
}
