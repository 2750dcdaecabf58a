import { WholeNames } from '@ponte/kit/ui/WholeNames';
import styles from './TickList.module.css';

/** Included items: each with a tick, separated by hairlines. */
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
