import styles from './TickList.module.css';
import { WholeNames } from './WholeNames';

/** What is included: lines with a tick and a hairline between them. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item}>
          <span>
            <WholeNames>{item}</WholeNames>
          </span>
        </li>
      ))}
    </ul>
  );
}
