import { WholeNames } from '@ponte/kit/ui/WholeNames';
import styles from './TickList.module.css';

export interface ListProps {
  items: readonly string[];
}

/** Included items: each with a tick, separated by hairlines. */
export function TickList({ items }: ListProps) {
  return <MarkedList items={items} marks={styles.ticks} />;
}

/** Items to collect: each with an empty box. */
export function CheckList({ items }: ListProps) {
  return <MarkedList items={items} marks={styles.boxes} />;
}

/** A list whose items begin with what the class `marks` draws, a tick for example. */
export function MarkedList({ items, marks }: ListProps & { marks: string | undefined }) {
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
