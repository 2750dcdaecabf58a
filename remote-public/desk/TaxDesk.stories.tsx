import type { Stories } from '@ponte/kit/ui/stories';
import { TaxDesk } from './TaxDesk';

export const stories: Stories = { picture: <TaxDesk /> };
