import type { Stories } from '@ponte/kit/ui/stories';
import { people } from './our-people';
import { People } from './People';

export const stories: Stories = { 'the configured people': <People people={people} /> };
