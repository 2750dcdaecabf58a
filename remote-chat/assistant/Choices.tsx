import { Button } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Choices.module.css';
import type { NodeId, ScriptOption } from './conversation/script';

export function Choices({ options, onChoose }: { options: readonly ScriptOption[]; onChoose: (next: NodeId) => void }) {
  const t = useTexts();
  const only = options.length === 1;
  return (
    <div role="group" className={styles.choices} aria-label={t('chat.choices')}>
      {options.map(({ label, next }) => (
        <Button
          key={next}
          kind={only ? 'primary' : 'quiet'}
          className={only ? styles.only : styles.choice}
          onClick={({ detail }) => {
            // The second half of a double click would answer the next message, which now lies under the pointer.
            if (detail < 2) onChoose(next);
          }}
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
