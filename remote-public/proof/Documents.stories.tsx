import type { Stories } from '@ponte/kit/ui/stories';
import { documentCare } from './document-care';
import { Documents } from './Documents';

export const stories: Stories = { 'the configured promises': <Documents care={documentCare} /> };
