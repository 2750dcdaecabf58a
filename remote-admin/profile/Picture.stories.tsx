import type { Stories } from '@ponte/kit/ui/stories';
import { bia } from '../testing/people';
import { Picture } from './Picture';

export const stories: Stories = {
  'without a picture': <Picture user={bia} onChanged={() => undefined} />,
};
