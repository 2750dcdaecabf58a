import { getService } from '@ponte/contract/catalogue/catalogue';
import { useTexts } from '../texts';
import type { Leaf } from './conversation/script';
import { PageLink } from './PageLink';
import styles from './Transcript.module.css';
import { topicOf } from './use-page-topic';

/** A link to the page about a service, or to that of its topic if it has no page of its own. */
export function ServiceLink({ service }: { service: Leaf }) {
  const t = useTexts();
  const { page } = getService(service);
  const name = t(`chat.choose.${topicOf(page) ?? service}`);
  return (
    <PageLink to={page} className={styles.details}>
      {t('chat.details', { name })}
    </PageLink>
  );
}
