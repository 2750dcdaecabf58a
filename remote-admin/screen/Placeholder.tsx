import styles from './Placeholder.module.css';

/** The place of something that still loads, as large as `className` or the layout around it says. */
export function Placeholder({ className }: { className?: string | undefined }) {
  return <span className={className ? `${styles.placeholder} ${className}` : styles.placeholder} />;
}
