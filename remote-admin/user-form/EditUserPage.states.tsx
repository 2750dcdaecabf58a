import type { States } from '@ponte/kit/ui/states';
import { fillUser, answered, broken, outdated, refused, withServer } from '../testing/stories';
import { EditUser } from './EditUserPage';

const call = 'PUT /usuarios/2';
const screen = <EditUser id="2" />;
/** Pixels: the whole form with its errors. */
const window = 1000;

export const states: States = {
  loading: withServer(screen, { ...answered, 'GET /usuarios': 'pending' }, { window }),
  failed: withServer(screen, { ...answered, 'GET /usuarios': broken }),
  'not found': withServer(<EditUser id="404" />),
  filled: withServer(screen, answered, { window }),
  'one’s own record': withServer(<EditUser id="1" />, answered, { window }),
  refused: withServer(screen, { ...answered, [call]: refused }, { window, play: (user) => fillUser(user) }),
  'changed meanwhile': withServer(
    screen,
    { ...answered, [call]: outdated },
    { window: 1200, play: (user) => fillUser(user) },
  ),
  'changed meanwhile, the current data loaded': withServer(
    screen,
    { ...answered, [call]: outdated },
    {
      window,
      play: async (user) => {
        await fillUser(user);
        await user.click('[role=alert] + div > button');
      },
    },
  ),
  saved: withServer(screen, { ...answered, [call]: { json: { id: 2 } } }, { window, play: (user) => fillUser(user) }),
};
