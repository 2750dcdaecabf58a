import type { States } from 'shared-config/ui/states';
import { PageSkeleton } from './PageSkeleton';

export const states: States = { waiting: <PageSkeleton /> };
