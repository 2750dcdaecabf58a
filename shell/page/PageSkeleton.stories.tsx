import type { Stories } from '@ponte/kit/ui/stories';
import { PageSkeleton } from './PageSkeleton';

export const stories: Stories = { loading: <PageSkeleton /> };
