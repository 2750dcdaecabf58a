import styles from './WholeNames.module.css';

/** Names of visas and forms, such as H-1B: browsers would end a line at their hyphen. */
const name = /\b([A-Z]{1,3}-\d\w*)/;

/** A text that ends no line within the name of a visa or form. */
export function WholeNames({ children }: { children: string }) {
  return children.split(name).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
