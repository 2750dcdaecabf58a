import type { Stories } from '@ponte/kit/ui/stories';
import { NextSteps, Questions } from './Questions';

const all = <Questions id="f1" />;

export const stories: Stories = {
  'next steps of a visa': <NextSteps id="b1b2" />,
  'next steps of a petition': <NextSteps id="eb1a" />,
  'questions, closed': all,
  'the first question open': { render: () => all, window: 560, play: (user) => user.click('summary') },
};
