import type { States } from '@ponte/kit/ui/states';
import { PageSkeleton } from './PageSkeleton';

export const states: States = { loading: <PageSkeleton /> };
