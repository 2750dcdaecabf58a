import { getService } from '@ponte/contract/catalogue/catalogue';
import type { RouteId } from '@ponte/contract/routes';
import { useTexts } from '../texts';
import type { Leaf, Topic } from './conversation/script';
import { PageLink } from './PageLink';
import styles from './Transcript.module.css';
import { pageOf, topicOf, useIsHere } from './use-page-topic';

/** A link to the page that says more about a service, which may be that of its topic, if there is one. */
export function ServiceLink({ service }: { service: Leaf }) {
  const { page } = getService(service);
  return page && <DetailsLink to={page} subject={topicOf(page) ?? service} />;
}

/** A link to the page of a topic, which has all of its services. */
export function TopicLink({ topic }: { topic: Topic }) {
  return <DetailsLink to={pageOf(topic)} subject={topic} />;
}

/** None to the page that she is open on. */
function DetailsLink({ to, subject }: { to: RouteId; subject: Topic | Leaf }) {
  const t = useTexts();
  const isHere = useIsHere();
  if (isHere(to)) return null;
  return (
    <PageLink to={to} className={styles.details}>
      {t('chat.details', { name: t(`chat.choose.${subject}`) })}
    </PageLink>
  );
}
