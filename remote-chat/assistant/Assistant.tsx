import { useEffect, useId, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useDismiss, type SlotProps } from 'shared-config/kit';
import { useTexts } from '../texts';
import styles from './Assistant.module.css';
import { AssistantDialog } from './AssistantDialog';
import { beginning, converse } from './conversation/conversation';
import { Lamp } from './Lamp';

/** Hel: the launcher in the page's corner, and the dialog that it opens. Closing keeps the conversation. */
export default function Assistant({ startOpen }: SlotProps) {
  const t = useTexts();
  const dialogId = useId();
  const area = useRef<HTMLDivElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const [conversation, take] = useReducer(converse, beginning);
  const [wanted, setWanted] = useState(startOpen);
  const open = useHydrated() && wanted;

  useDismiss(open, area, () => setWanted(false));

  useEffect(() => {
    if (!open) return;
    const button = launcher.current;
    // Unless the visitor has it elsewhere on the page by now.
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [open]);

  return (
    <div ref={area}>
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label={t('chat.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? dialogId : undefined}
        onClick={() => setWanted(!open)}
      >
        <Lamp />
      </button>
      {open && (
        <AssistantDialog id={dialogId} conversation={conversation} take={take} onClose={() => setWanted(false)} />
      )}
    </div>
  );
}

/** False while the page is prerendered and for the first render over that HTML, which must equal it. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
