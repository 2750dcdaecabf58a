import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { CheckList } from '../layout/TickList';
import { useTexts } from '../texts';
import styles from './sections.module.css';

/** The place of the list in the page, to which the summary links. */
export const sendId = 'send';

/** The items of a text that has one a line. */
export const splitItems = (text: string): string[] => text.split('\n');

/** What the visitor sends so that the work can begin. */
export function WhatYouSend({ id }: { id: PageServiceId }) {
  const t = useTexts();
  return (
    <section id={sendId} className={styles.send}>
      <h2>{t('detail.send')}</h2>
      <p>{t('detail.send_note')}</p>
      <CheckList items={splitItems(t(`service.${id}.send`))} />
    </section>
  );
}
