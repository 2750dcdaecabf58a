import { chatLink, useSite } from '@ponte/kit';
import { ChatMark } from '@ponte/kit/ui/ChatMark';
import { useTexts } from '../texts';
import { AssistantSlot } from './AssistantSlot';
import styles from './Corner.module.css';
import { DockAction } from './DockAction';

/**
 * The floating buttons at the bottom right: the chat app on every page, the assistant on public ones. Where the page has no
 * margin for them they stand in a bar, the dock, with an action.
 */
export function Corner({ withAssistant }: { withAssistant: boolean }) {
  const t = useTexts();
  const { settings } = useSite();
  const href = chatLink(settings);
  if (!withAssistant && !href) return null;
  return (
    <aside className={styles.corner} aria-label={t('corner.label')} data-dock="">
      <div className={styles.bar}>
        <DockAction />
      </div>
      <div className={styles.buttons}>
        {withAssistant && <AssistantSlot />}
        {href && (
          <a className={styles.chat} href={href} rel="noopener">
            <ChatMark size={26} />
            <span className={styles.label}>{t('corner.chat')}</span>
          </a>
        )}
      </div>
    </aside>
  );
}
