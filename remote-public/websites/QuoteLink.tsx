import { TalkLink } from '../layout/TalkLink';
import { useTexts } from '../texts';

/** The action of the page: requests a quote for a website. */
export function QuoteLink() {
  const t = useTexts();
  return <TalkLink message={t('websites.quote_message')}>{t('websites.quote')}</TalkLink>;
}
