import type { States } from 'shared-config/ui/states';
import { NoPermission } from './NoPermission';

export const states: States = { 'signed in without the role': <NoPermission email="bia@ponte.example" /> };
