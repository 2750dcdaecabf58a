import type { States } from '@ponte/kit/ui/states';
import { NoPermission } from './NoPermission';

export const states: States = { 'signed in without the role': <NoPermission email="bia@ponte.example" /> };
