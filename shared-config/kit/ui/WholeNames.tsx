import styles from './WholeNames.module.css';

/**
 * Names and words in which browsers would break the line: visas and forms such as H-1B, EB-2 NIW, B1/B2 and 1099-K, EE. UU. in
 * Spanish, and compounds that begin with a short word, such as e-mail and step-by-step.
 */
const name = /\b(EB-2 NIW|[A-Z]{1,3}-\d\w*|\d{4}-[A-Z]\w*|[A-Z]\d\/[A-Z]\d|EE\. UU\.|[A-Za-z]{1,5}(?:-[A-Za-z]+)+)/;

/** A text without line breaks inside the name of a visa, a form or the country, or after the first letters of a word. */
export function WholeNames({ children }: { children: string }) {
  const parts = children.split(name);
  if (parts.length === 1) return children;
  // One wrapping element: a flex container would lay out the parts as separate items.
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
