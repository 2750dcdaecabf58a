import { WholeNames } from '@ponte/kit/ui/WholeNames';
import styles from './TickList.module.css';

interface ListProps {
  items: readonly string[];
}

/** Included items: each with a tick, separated by hairlines. */
export function TickList({ items }: ListProps) {
  return <List items={items} marks={styles.ticks} />;
}

/** Items that are not included: each with a dash. */
export function DashList({ items }: ListProps) {
  return <List items={items} marks={styles.dashes} />;
}

/** Items to collect: each with an empty box. */
export function CheckList({ items }: ListProps) {
  return <List items={items} marks={styles.boxes} />;
}

function List({ items, marks }: ListProps & { marks: string | undefined }) {
  return (
    <ul className={`${styles.list} ${marks}`}>
      {items.map((item) => (
        <li key={item}>
          <WholeNames>{item}</WholeNames>
        </li>
      ))}
    </ul>
  );
}
