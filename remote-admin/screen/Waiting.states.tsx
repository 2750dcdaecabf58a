import type { States } from '@ponte/kit/ui/states';
import { Waiting } from './Waiting';

export const states: States = { 'texts or session on the way': <Waiting /> };
