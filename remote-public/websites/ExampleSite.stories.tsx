import type { Stories } from '@ponte/kit/ui/stories';
import { ExampleSite } from './ExampleSite';

export const stories: Stories = { 'the example at the top': <ExampleSite /> };
