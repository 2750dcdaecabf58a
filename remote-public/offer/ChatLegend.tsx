import { useSite } from '@ponte/kit';
import { ChatMark } from '@ponte/kit/ui/ChatMark';
import { useTexts } from '../texts';
import styles from './ChatLegend.module.css';

/** Above a price list: what the round button in each of its rows does. Without a chat number the buttons have words. */
export function ChatLegend() {
  const t = useTexts();
  if (!useSite().settings.chatNumber) return null;
  return (
    <p className={styles.legend}>
      <ChatMark size={20} />
      <span>{t('services.ask_legend')}</span>
    </p>
  );
}
