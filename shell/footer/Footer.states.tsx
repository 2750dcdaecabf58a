import type { States } from '@ponte/kit/ui/states';
import { Footer } from './Footer';

export const states: States = {
  configured: <Footer />,
  'on a linked page': { render: () => <Footer />, at: '/sobre' },
  'nothing configured': { render: () => <Footer />, unconfigured: true },
};
