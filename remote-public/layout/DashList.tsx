import styles from './DashList.module.css';
import { MarkedList, type ListProps } from './TickList';

/** Items that are not included: each with a dash. */
export function DashList({ items }: ListProps) {
  return <MarkedList items={items} marks={styles.dashes} />;
}
