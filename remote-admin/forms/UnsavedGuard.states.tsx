import type { States } from '@ponte/kit/ui/states';
import { Link } from '@ponte/kit';
import { UnsavedGuard } from './UnsavedGuard';

export const states: States = {
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
