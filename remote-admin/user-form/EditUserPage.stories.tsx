import type { Stories } from '@ponte/kit/ui/stories';
import { unbreakable } from '../testing/people';
import { broken, fillUser, populated, outdated, rejected, withServer } from '../testing/stories';
import { EditUser } from './EditUserPage';

const call = 'PUT /usuarios/2';
const screen = <EditUser id="2" />;
/** Height in pixels of the form with all errors. */
const window = 1000;

export const stories: Stories = {
  loading: withServer(screen, { ...populated, 'GET /usuarios': 'pending' }, { window }),
  failed: withServer(screen, { ...populated, 'GET /usuarios': broken }),
  'not found': withServer(<EditUser id="404" />),
  filled: withServer(screen, populated, { window }),
  'unbreakable name': withServer(screen, { ...populated, 'GET /usuarios': { json: [unbreakable] } }, { window }),
  'own record': withServer(<EditUser id="1" />, populated, { window }),
  rejected: withServer(screen, { ...populated, [call]: rejected }, { window, play: (user) => fillUser(user) }),
  conflict: withServer(screen, { ...populated, [call]: outdated }, { window: 1200, play: (user) => fillUser(user) }),
  'conflict, current data loaded': withServer(
    screen,
    { ...populated, [call]: outdated },
    {
      window,
      play: async (user) => {
        await fillUser(user);
        await user.click('[role=alert] + div > button');
      },
    },
  ),
};
