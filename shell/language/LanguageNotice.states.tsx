import type { States } from '@ponte/kit/ui/states';
import { LanguageNotice } from './LanguageNotice';
import type { LanguageChange } from './use-language';

const notice = (state: LanguageChange['state']) => ({
  render: () => <LanguageNotice change={{ to: 'es', state, chosen: true }} onRetry={() => {}} onDismiss={() => {}} />,
  window: 240,
});

export const states: States = {
  'a language that is loading': notice('loading'),
  'a language that failed': notice('failed'),
  'a language that could not be stored': notice('unkept'),
};
