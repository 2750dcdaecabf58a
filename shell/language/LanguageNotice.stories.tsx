import type { Stories } from '@ponte/kit/ui/stories';
import { LanguageNotice } from './LanguageNotice';
import type { LanguageChange } from './use-language';

const notice = (state: LanguageChange['state']) => ({
  render: () => <LanguageNotice change={{ to: 'es', state, chosen: true }} onRetry={() => {}} onDismiss={() => {}} />,
  window: 240,
});

export const stories: Stories = {
  'a language that is loading': notice('loading'),
  'a language that failed': notice('failed'),
  'a language that could not be stored': notice('unkept'),
};
