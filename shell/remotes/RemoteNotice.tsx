import { Button } from '@ponte/kit';
import type { RemoteName } from '@ponte/contract/parts';
import { useTexts } from '../texts';
import { useHydrating, useModuleState, useRemotes, type Place } from './remotes-context';
import styles from './RemoteNotice.module.css';

interface RemoteNoticeProps {
  part: RemoteName;
  module: string;
  place: Place;
}

/** Says that a part of the page is missing, how it failed, and tries it again. */
export function RemoteNotice({ part, module, place }: RemoteNoticeProps) {
  const t = useTexts();
  const remotes = useRemotes();
  const state = useModuleState(part, module);
  const hydrating = useHydrating();
  if (state.status !== 'failed' || hydrating) return null;

  return (
    <div role="alert" className={`${styles.notice} ${styles[place]}`} data-part={part} data-kind={state.failure.kind}>
      <p className={styles.title}>{t(place === 'page' ? 'part.unavailable' : 'part.unavailable_corner')}</p>
      {place === 'page' && <p>{t(`part.kind.${state.failure.kind}`)}</p>}
      <Button onClick={() => remotes.retry(part)}>{t('part.retry')}</Button>
    </div>
  );
}
