import type { Stories } from '@ponte/kit/ui/stories';
import { broken, fillUser, populated, rejected, withServer } from '../testing/stories';
import { CreateUser } from './CreateUserPage';

const call = 'POST /usuarios';
const screen = <CreateUser />;
/** Height in pixels of the form with all errors. */
const window = 1000;

export const stories: Stories = {
  loading: withServer(screen, { ...populated, 'GET /roles': 'pending' }, { window }),
  'roles and sites failed': withServer(screen, { ...populated, 'GET /roles': broken }),
  empty: withServer(screen, populated, { window }),
  'submitted empty': withServer(screen, populated, { window, play: (user) => user.click('[type=submit]') }),
  'short password': withServer(screen, populated, { window, play: (user) => fillUser(user, 'short') }),
  sending: withServer(screen, { ...populated, [call]: 'pending' }, { window, play: (user) => fillUser(user) }),
  'rejected with two messages': withServer(
    screen,
    { ...populated, [call]: rejected },
    { window, play: (user) => fillUser(user) },
  ),
  'an e-mail that is taken': withServer(
    screen,
    { ...populated, [call]: { status: 409, json: { errors: [{ msg: 'E-mail já cadastrado.' }] } } },
    { window, play: (user) => fillUser(user) },
  ),
  'no connection': withServer(screen, { ...populated, [call]: 'offline' }, { window, play: (user) => fillUser(user) }),
};
