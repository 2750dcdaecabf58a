import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Values.module.css';

/** An e-mail address that wraps before its @ and after dots before it. One element: a card would lay out each piece. */
export function Address({ children }: { children: string }) {
  return (
    <span>{children.split(/(?=@)|(?<=\.)(?=.*@)/).flatMap((part, at) => [at > 0 && <wbr key={at} />, part])}</span>
  );
}

/** A sentence that keeps `name` on one line, such as an e-mail address or a version, as long as a line holds it. */
export function WithName({ name, children }: { name: string; children: string }) {
  const at = children.indexOf(name);
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <span className={styles.whole}>{name}</span>
      {children.slice(at + name.length)}
    </>
  );
}

/** Shown for a missing value: a dash, read out as "not given". */
export function Nothing() {
  const t = useTexts();
  return (
    <span>
      <span aria-hidden="true">{t('admin.nothing')}</span>
      <VisuallyHidden>{t('admin.nothingSpoken')}</VisuallyHidden>
    </span>
  );
}
