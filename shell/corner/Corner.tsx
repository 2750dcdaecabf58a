import { chatLink, useSite, VisuallyHidden } from '@ponte/kit';
import { ChatMark } from '@ponte/kit/ui/ChatMark';
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
          <ChatMark size={26} />
          <VisuallyHidden>{t('corner.chat')}</VisuallyHidden>
        </a>
      )}
    </aside>
  );
}
