import type { Stories } from '@ponte/kit/ui/stories';
import { AskLink } from './AskLink';

export const stories: Stories = {
  'in a list': <AskLink service="f1" kind="row" />,
  'the action of a page': <AskLink service="f1" kind="primary" />,
  'without a chat number': { render: () => <AskLink service="f1" kind="primary" />, unconfigured: true },
};
