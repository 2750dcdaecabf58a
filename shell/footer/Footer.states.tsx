import type { States } from '@ponte/kit/ui/states';
import { Footer } from './Footer';

export const states: States = {
  configured: <Footer />,
  'on one of its pages': { render: () => <Footer />, at: '/sobre' },
  'nothing configured': { render: () => <Footer />, unconfigured: true },
};
