import { useEffect, useMemo, useRef } from 'react';
import { RemoteModule } from '../remotes/RemoteModule';
import { useRemotes } from '../remotes/remotes-context';
import { whenIdle } from './when-idle';
import styles from './Corner.module.css';

const part = 'remote-chat';
const module = 'assistant';

/**
 * The assistant's place. Its launcher is in the page's HTML; its code comes when the visitor reaches for it or the page
 * has nothing else to do.
 */
export function AssistantSlot() {
  const remotes = useRemotes();
  const wanted = useRef(false);
  const props = useMemo(
    () => ({
      get startOpen() {
        return wanted.current;
      },
    }),
    [],
  );

  const slot = useRef<HTMLDivElement>(null);

  useEffect(() => whenIdle(() => remotes.load(part, module)), [remotes]);

  useEffect(() => {
    const reach = () => remotes.load(part, module);
    const ask = () => {
      wanted.current = remotes.find(part, module).status !== 'ready';
      reach();
    };
    const place = slot.current;
    place?.addEventListener('pointerenter', reach);
    place?.addEventListener('focusin', reach);
    place?.addEventListener('click', ask);
    return () => {
      place?.removeEventListener('pointerenter', reach);
      place?.removeEventListener('focusin', reach);
      place?.removeEventListener('click', ask);
    };
  }, [remotes]);

  return (
    <div ref={slot} className={styles.slot}>
      <RemoteModule part={part} module={module} props={props} waiting={null} place="corner" />
    </div>
  );
}
