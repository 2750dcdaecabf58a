import { useEffect } from 'react';
import type { SlotProps } from 'shared-config/kit';
import { RemoteModule } from '../remotes/RemoteModule';
import { useRemotes } from '../remotes/remotes-context';
import { assistant, forgetPress, handOver, tellPress } from './launcher-intent';
import { whenIdle } from './when-idle';
import styles from './Corner.module.css';

/** Read when the assistant is first drawn, and the same object for ever, as `RemoteModule` asks. */
const props: SlotProps = {
  get startOpen() {
    return tellPress();
  },
};

/**
 * The assistant's place. Its launcher is in the page's HTML; its code comes when the visitor reaches for it or the page
 * has nothing else to do.
 */
export function AssistantSlot() {
  const remotes = useRemotes();

  useEffect(() => whenIdle(() => remotes.load(assistant.part, assistant.module)), [remotes]);
  useEffect(() => forgetPress, []);

  return (
    <div className={styles.slot} data-assistant>
      <RemoteModule {...assistant} props={props} waiting={null} place="corner" onDrawn={handOver} />
    </div>
  );
}
