import type { States } from '@ponte/kit/ui/states';
import { Questions } from './Questions';

const all = <Questions id="f1" />;

export const states: States = {
  closed: all,
  'the first open': { render: () => all, window: 560, play: (user) => user.click('summary') },
};
