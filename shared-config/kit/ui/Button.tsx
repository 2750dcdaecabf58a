import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `primary` is the main action of a view; `danger` cannot be undone. */
type Kind = 'primary' | 'quiet' | 'danger';

export function Button({ kind = 'quiet', ...rest }: ComponentProps<'button'> & { kind?: Kind }) {
  return <button type="button" {...rest} className={buttonClass(kind, rest.className)} />;
}

/** A link that looks like a button, for other origins and files. For routes of the site use the kit's `Link`. */
export function ButtonLink({ kind = 'quiet', children, ...rest }: ComponentProps<'a'> & { kind?: Kind }) {
  return (
    <a {...rest} className={buttonClass(kind, rest.className)}>
      {children}
    </a>
  );
}

export function buttonClass(kind: Kind, more?: string): string {
  return [styles.button, styles[kind], more].filter(Boolean).join(' ');
}
