import { useEffect } from 'react';
import type { SlotProps } from 'shared-config/kit';
import { RemoteIsland } from '../remotes/RemoteIsland';
import type { RemoteContentProps } from '../remotes/RemoteContent';
import { useRemotes } from '../remotes/remotes-context';
import { assistant, forgetPress, handOver, tellPress } from './launcher-intent';
import { whenIdle } from './when-idle';
import styles from './Corner.module.css';

/** Read when the assistant is first rendered, and the same object for ever, as `RemoteContent` asks. */
const props: SlotProps = {
  get startOpen() {
    return tellPress();
  },
};

/** What the slot renders: the composer prerenders the same. */
export const assistantContent = {
  ...assistant,
  props,
  waiting: null,
  place: 'corner',
  onDrawn: handOver,
} satisfies RemoteContentProps;

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
      <RemoteIsland {...assistantContent} />
    </div>
  );
}
