import type { Stories } from '@ponte/kit/ui/stories';
import { PeopleDesk } from './PeopleDesk';

export const stories: Stories = { picture: <PeopleDesk /> };
