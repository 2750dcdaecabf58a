import type { States } from 'shared-config/ui/states';
import { VisaGroups } from './VisaGroups';

export const states: States = { 'all visas': <VisaGroups /> };
