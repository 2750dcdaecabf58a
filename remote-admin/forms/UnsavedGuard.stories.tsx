import type { Stories } from '@ponte/kit/ui/stories';
import { Link } from '@ponte/kit';
import { UnsavedGuard } from './UnsavedGuard';

export const stories: Stories = {
  'after a click on a link': {
    render: () => (
      <>
        <UnsavedGuard />
        <Link to="admin">Ponte</Link>
      </>
    ),
    window: 420,
    play: (user) => user.click('a'),
  },
};
