import type { States } from '@ponte/kit/ui/states';
import { VisaGroups } from './VisaGroups';

export const states: States = { 'all visas': <VisaGroups /> };
