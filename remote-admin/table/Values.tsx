import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';

/** An e-mail address that wraps after @ and dots. One element: a card would lay its pieces out as separate items. */
export function Address({ children }: { children: string }) {
  return <span>{children.split(/(?<=[@.])/).flatMap((part, at) => [part, <wbr key={at} />])}</span>;
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
