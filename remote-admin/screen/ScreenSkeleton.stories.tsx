import type { Stories, Story } from '@ponte/kit/ui/stories';
import type { User } from '@ponte/contract/api-responses';
import { ana, bia, signIn } from '../testing/people';
import { ScreenSkeleton } from './ScreenSkeleton';

const of = (person: User): Story => ({
  render: () => <ScreenSkeleton needsSession />,
  before: () => signIn(person),
  window: 420,
});

export const stories: Stories = {
  'an entry screen': <ScreenSkeleton />,
  'an administrator': of(ana),
  'a person without that role': of(bia),
};
