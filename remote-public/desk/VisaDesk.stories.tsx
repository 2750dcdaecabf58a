import type { Stories } from '@ponte/kit/ui/stories';
import { VisaDesk } from './VisaDesk';

export const stories: Stories = { picture: <VisaDesk /> };
