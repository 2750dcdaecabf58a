import { useSite } from '@ponte/kit';
import { partsOf, splitPrice, type Price, type PriceScope } from '@ponte/contract/catalogue/price';
import { useTexts } from '../texts';
import styles from './PriceTag.module.css';

interface PriceTagProps {
  price: Price;
  /** What the price covers, unless its unit says so. */
  scope?: PriceScope | undefined;
}

/**
 * A price with a large figure, "from" before it and its unit or scope after it. `--figure` is the size of the figure;
 * `--before: block` and `--unit: block` put "from" or the unit on a line of its own.
 */
export function PriceTag({ price, scope }: PriceTagProps) {
  const t = useTexts();
  const { words, amount } = partsOf(price);
  const separator = '|';
  const [before = '', after = ''] = words ? t(words, { amount: separator }).split(separator) : [];
  const isScoped = amount !== undefined || price.kind === 'onRequest';
  const unit = after.trim() || (isScoped && scope && t(`price.scope.${scope}`));
  return (
    <span className={styles.price}>
      {before && <span className={amount === undefined ? styles.words : styles.before}>{before}</span>}
      {amount !== undefined && <Figure amount={amount} />}
      {unit && (
        <>
          {' '}
          <small className={styles.unit}>{unit}</small>
        </>
      )}
    </span>
  );
}

function Figure({ amount }: { amount: number }) {
  const { currency, number } = splitPrice(useSite().language, amount);
  return (
    <span className={styles.figure}>
      <span className={styles.currency}>{currency}</span>
      {number}
    </span>
  );
}
