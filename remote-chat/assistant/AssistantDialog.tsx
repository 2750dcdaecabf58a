import { useEffect, useRef, type Dispatch, type SyntheticEvent } from 'react';
import { Button, Lamp } from '@ponte/kit';
import { useTexts } from '../texts';
import { Answers } from './Answers';
import styles from './AssistantDialog.module.css';
import type { Conversation, Turn } from './conversation/conversation';
import { Transcript } from './Transcript';
import { useFitting } from './use-fitting';

interface AssistantDialogProps {
  id: string;
  conversation: Conversation;
  take: Dispatch<Turn>;
  onClose: () => void;
}

export function AssistantDialog({ id, conversation, take, onClose }: AssistantDialogProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const latestId = `${id}-latest`;
  const { history } = conversation;

  useFitting(dialog);

  /** The system's own way to close a modal dialog, such as a phone's back gesture. */
  function closeBySystem(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  // Every message starts where reading starts: the newest message on top, the first way on in focus.
  useEffect(() => {
    const latest = log.current?.lastElementChild;
    const turn = latest?.previousElementSibling ?? latest;
    if (scroller.current && log.current && turn instanceof HTMLElement) {
      scroller.current.scrollTop = turn.offsetTop - log.current.offsetTop;
    }
    answers.current?.querySelector<HTMLElement>('input, button, a')?.focus();
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
          <h2 id={`${id}-title`}>{t('chat.hel')}</h2>
          <p>{t('chat.about')}</p>
        </div>
        <button type="button" className={styles.close} aria-label={t('chat.close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div ref={scroller} className={styles.scroller}>
        <Transcript ref={log} conversation={conversation} latestId={latestId} />
        <div ref={answers}>
          <Answers conversation={conversation} take={take} />
        </div>
      </div>
      <footer className={styles.foot}>
        <Button disabled={history.length === 0} onClick={() => take({ type: 'back' })}>
          {t('chat.back')}
        </Button>
        <Button onClick={() => take({ type: 'reset' })}>{t('chat.reset')}</Button>
      </footer>
    </dialog>
  );
}
