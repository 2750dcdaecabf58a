import type { States } from '@ponte/kit/ui/states';
import { AskLink } from './AskLink';

export const states: States = {
  'in a list': <AskLink service="f1" kind="icon" />,
  'the action of a page': <AskLink service="f1" kind="primary" />,
  'without a chat number': { render: () => <AskLink service="f1" kind="primary" />, unconfigured: true },
};
