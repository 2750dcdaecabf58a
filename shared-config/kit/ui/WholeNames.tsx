import styles from './WholeNames.module.css';

/** Names of visas and forms, such as H-1B and B1/B2, and Spanish's EE. UU.: browsers would end a line within them. */
const name = /\b([A-Z]{1,3}-\d\w*|[A-Z]\d\/[A-Z]\d|EE\. UU\.)/;

/** A text that ends no line within the name of a visa, a form or the country. */
export function WholeNames({ children }: { children: string }) {
  const parts = children.split(name);
  if (parts.length === 1) return children;
  // One element, whatever it stands in: a flex container would lay the parts out one by one.
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className={styles.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
