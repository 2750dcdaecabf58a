import type { Stories, User } from '@ponte/kit/ui/stories';
import { stubApi, broken } from '../testing/stories';
import { Login } from './LoginPage';

const call = 'POST /users/login';

async function logIn(user: User) {
  await user.type('[name=email]', 'ana@ponte.example');
  await user.type('[name=senha]', 'ponte-123');
  await user.click('[type=submit]');
}

const withResponse = (response: Parameters<typeof stubApi>[0][string]) => ({
  render: () => <Login />,
  window: 620,
  before: () => stubApi({ [call]: response }),
  play: logIn,
});

export const stories: Stories = {
  empty: <Login />,
  'submitted empty': { render: () => <Login />, window: 620, play: (user) => user.click('[type=submit]') },
  sending: withResponse('pending'),
  'wrong password': withResponse({ status: 401, json: { error: 'E-mail ou senha incorretos.' } }),
  'server error': withResponse(broken),
  'no connection': withResponse('offline'),
};
