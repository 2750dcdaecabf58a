import type { Stories } from '@ponte/kit/ui/stories';
import { CompanyDetails } from './CompanyDetails';
import { company } from './company';

export const stories: Stories = {
  'the configured company': <CompanyDetails company={company} />,
  'a company of which only the name is known': <CompanyDetails company={{ legalName: 'Ponte LLC' }} />,
};
