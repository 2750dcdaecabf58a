import type { Stories } from '@ponte/kit/ui/stories';
import { ServicesDesk } from './ServicesDesk';

export const stories: Stories = { picture: <ServicesDesk /> };
