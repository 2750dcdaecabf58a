import type { Stories } from '@ponte/kit/ui/stories';
import { Footer } from './Footer';

export const stories: Stories = {
  configured: <Footer />,
  'on a linked page': { render: () => <Footer />, at: '/sobre' },
  'nothing configured': { render: () => <Footer />, unconfigured: true },
};
