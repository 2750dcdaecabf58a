import type { Stories } from '@ponte/kit/ui/stories';
import { Process } from './Process';

export const stories: Stories = { 'steps, and what the visitor sends': <Process /> };
