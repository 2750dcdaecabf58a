import type { States } from '@ponte/kit/ui/states';
import { NextSteps } from './NextSteps';

export const states: States = {
  'of a visa': <NextSteps id="b1b2" />,
  'of a petition': <NextSteps id="eb1a" />,
};
