import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';

/** An e-mail address that wraps before its @ and after dots before it. One element: a card would lay out each piece. */
export function Address({ children }: { children: string }) {
  return (
    <span>{children.split(/(?=@)|(?<=\.)(?=.*@)/).flatMap((part, at) => [at > 0 && <wbr key={at} />, part])}</span>
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
