import { Button } from '@ponte/kit';
import type { RemoteName } from '@ponte/contract/parts';
import { useHydrated } from '@ponte/kit/use-hydrated';
import { useTexts } from '../texts';
import { useModuleState, useRemotes, type Outlet } from './remotes-context';
import styles from './RemoteNotice.module.css';

interface RemoteNoticeProps {
  part: RemoteName;
  module: string;
  outlet: Outlet;
}

/** Says that a part of the page failed and how, with a retry button. */
export function RemoteNotice({ part, module, outlet }: RemoteNoticeProps) {
  const t = useTexts();
  const remotes = useRemotes();
  const state = useModuleState(part, module);
  const hydrated = useHydrated();
  if (state.status !== 'failed' || !hydrated) return null;

  return (
    <div role="alert" className={`${styles.notice} ${styles[outlet]}`} data-part={part} data-kind={state.failure.kind}>
      <p className={styles.title}>{t(outlet === 'page' ? 'part.unavailable' : 'part.unavailable_corner')}</p>
      {outlet === 'page' && <p>{t(`part.kind.${state.failure.kind}`)}</p>}
      <Button onClick={() => remotes.retry(part)}>{t('part.retry')}</Button>
    </div>
  );
}
