import type { Stories } from '@ponte/kit/ui/stories';
import { company } from '../proof/company';
import { OtherWays } from './OtherWays';

export const stories: Stories = {
  configured: <OtherWays company={company} />,
  'nothing configured': { render: () => <OtherWays company={undefined} />, unconfigured: true },
};
