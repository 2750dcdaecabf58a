import { Alert } from '@ponte/kit';
import { useTexts } from '../texts';
import type { Way } from './ways-to-send';

/** Says that the message waits in another program, and opens it again for a browser that did not. */
export function HandedOver({ way, link }: { way: Way; link: string | undefined }) {
  const t = useTexts();
  return (
    <Alert>
      <strong>{t(`contact.opened.${way}`)}</strong> <a href={link}>{t('contact.opened.again')}</a>
      <p>{t('contact.opened.kept')}</p>
    </Alert>
  );
}
