import { WholeNames } from '@ponte/kit/ui/WholeNames';
import styles from './TickList.module.css';

/** What is included: lines with a tick and a hairline between them. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item}>
          <WholeNames>{item}</WholeNames>
        </li>
      ))}
    </ul>
  );
}
