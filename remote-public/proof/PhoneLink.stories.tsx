import type { Stories } from '@ponte/kit/ui/stories';
import { PhoneLink } from './PhoneLink';

export const stories: Stories = { 'a number': <PhoneLink number="+1 407 555 0100" /> };
