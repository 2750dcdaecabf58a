import type { States } from '@ponte/kit/ui/states';
import { NextSteps, Questions } from './Questions';

const all = <Questions id="f1" />;

export const states: States = {
  'next steps of a visa': <NextSteps id="b1b2" />,
  'next steps of a petition': <NextSteps id="eb1a" />,
  'questions, closed': all,
  'the first question open': { render: () => all, window: 560, play: (user) => user.click('summary') },
};
