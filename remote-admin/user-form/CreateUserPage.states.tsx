import type { States } from '@ponte/kit/ui/states';
import { fillUser, answered, broken, refused, withServer } from '../testing/stories';
import { CreateUser } from './CreateUserPage';

const call = 'POST /usuarios';
const screen = <CreateUser />;
/** Pixels: the whole form with its errors. */
const window = 1000;

export const states: States = {
  loading: withServer(screen, { ...answered, 'GET /roles': 'pending' }, { window }),
  'roles and sites failed': withServer(screen, { ...answered, 'GET /roles': broken }),
  empty: withServer(screen, answered, { window }),
  'sent empty': withServer(screen, answered, { window, play: (user) => user.click('[type=submit]') }),
  'the password is too short': withServer(screen, answered, { window, play: (user) => fillUser(user, 'short') }),
  sending: withServer(screen, { ...answered, [call]: 'pending' }, { window, play: (user) => fillUser(user) }),
  'refused for two reasons': withServer(
    screen,
    { ...answered, [call]: refused },
    { window, play: (user) => fillUser(user) },
  ),
  'no connection': withServer(screen, { ...answered, [call]: 'offline' }, { window, play: (user) => fillUser(user) }),
  created: withServer(
    screen,
    { ...answered, [call]: { status: 201, json: { id: 99 } } },
    { window, play: (user) => fillUser(user) },
  ),
};
