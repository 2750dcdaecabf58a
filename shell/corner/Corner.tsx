import { chatLink, useSite } from '@ponte/kit';
import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';
import { AssistantSlot } from './AssistantSlot';
import styles from './Corner.module.css';

/** The floating buttons at the bottom right: the chat app on every page, the assistant on public ones. */
export function Corner({ withAssistant }: { withAssistant: boolean }) {
  const t = useTexts();
  const { settings } = useSite();
  const href = chatLink(settings);
  return (
    <aside className={styles.corner} aria-label={t('corner.label')}>
      {withAssistant && <AssistantSlot />}
      {href && (
        <a className={styles.chat} href={href} rel="noopener">
          <svg
            viewBox="0 0 32 32"
            width="26"
            height="26"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M5 27l1.7-5.2A11 11 0 1 1 11 26z" />
            <path d="M11 13h10M11 18h6" strokeLinecap="round" />
          </svg>
          <VisuallyHidden>{t('corner.chat')}</VisuallyHidden>
        </a>
      )}
    </aside>
  );
}
