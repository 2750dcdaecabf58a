import type { Stories } from '@ponte/kit/ui/stories';
import { Beneath } from './Beneath';

export const stories: Stories = { 'beneath the taxes': <Beneath answers={[['tax.no_number', 'itin']]} /> };
