import type { States } from 'shared-config/ui/states';
import { Footer } from './Footer';

export const states: States = {
  configured: <Footer />,
  'on one of its pages': { shows: <Footer />, at: '/sobre' },
  'nothing configured': { shows: <Footer />, unconfigured: true },
};
