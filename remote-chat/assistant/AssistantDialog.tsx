import { useEffect, useRef, useState, type Dispatch, type SyntheticEvent } from 'react';
import { Button, Lamp } from '@ponte/kit';
import { useTexts } from '../texts';
import { Answers } from './Answers';
import styles from './AssistantDialog.module.css';
import type { Conversation, Turn } from './conversation/conversation';
import { Transcript } from './Transcript';
import { useOwnEntry } from './use-own-entry';
import { useResponsiveDialog } from './use-responsive-dialog';
import { useSmallScreen } from './use-small-screen';

interface AssistantDialogProps {
  id: string;
  conversation: Conversation;
  dispatch: Dispatch<Turn>;
  onClose: () => void;
}

export function AssistantDialog({ id, conversation, dispatch, onClose }: AssistantDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const fillsScreen = useSmallScreen();
  const latestId = `${id}-latest`;
  const { history, visitor } = conversation;
  // Nothing to go back to before. Back at the start they stay: the dialog would change its height below the pointer.
  const [hasAnswered, setAnswered] = useState(Boolean(visitor.name));
  if (history.length > 0 && !hasAnswered) setAnswered(true);
  const hasBegun = history.length > 0 || Boolean(visitor.name || visitor.email);

  useResponsiveDialog(dialog, fillsScreen);
  useOwnEntry(fillsScreen, onClose);

  /** Escape, or a phone's back gesture: closes through React, so that the state follows. */
  function closeBySystem(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  // Scroll the newest turn to the top, and focus the first control.
  useEffect(() => {
    const latest = log.current?.lastElementChild;
    const turn = latest?.previousElementSibling ?? latest;
    if (scroller.current && log.current && turn instanceof HTMLElement) {
      scroller.current.scrollTop = turn.offsetTop - log.current.offsetTop;
    }
    const control = answers.current?.querySelector<HTMLElement>('input, button, a');
    // On a touch screen a field would open the keyboard over the greeting.
    const isTyped = control instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches;
    (isTyped ? heading.current : control)?.focus();
  }, [history]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={latestId}
      onCancel={closeBySystem}
    >
      <header className={styles.head}>
        <Lamp />
        <div>
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1}>
            {t('chat.hel')}
          </h2>
          <p>{t('chat.about')}</p>
        </div>
        <button type="button" className={styles.close} aria-label={t('chat.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div ref={scroller} className={styles.scroller}>
        <Transcript ref={log} conversation={conversation} latestId={latestId} />
        <div ref={answers}>
          <Answers conversation={conversation} dispatch={dispatch} />
        </div>
      </div>
      {hasAnswered && (
        <footer className={styles.foot}>
          <Button disabled={history.length === 0} onClick={() => dispatch({ type: 'back' })}>
            {t('chat.back')}
          </Button>
          <Button disabled={!hasBegun} onClick={() => dispatch({ type: 'reset' })}>
            {t('chat.reset')}
          </Button>
        </footer>
      )}
    </dialog>
  );
}
