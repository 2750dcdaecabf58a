import type { States, User } from '@ponte/kit/ui/states';
import { answerCalls, broken } from '../testing/stories';
import { Login } from './LoginPage';

const call = 'POST /users/login';

async function logIn(user: User) {
  await user.type('[name=email]', 'ana@ponte.example');
  await user.type('[name=senha]', 'ponte-123');
  await user.click('[type=submit]');
}

const answeredBy = (answer: Parameters<typeof answerCalls>[0][string]) => ({
  render: () => <Login />,
  window: 620,
  before: () => answerCalls({ [call]: answer }),
  play: logIn,
});

export const states: States = {
  empty: <Login />,
  'sent empty': { render: () => <Login />, window: 620, play: (user) => user.click('[type=submit]') },
  sending: answeredBy('pending'),
  'wrong password': answeredBy({ status: 401, json: { error: 'E-mail ou senha incorretos.' } }),
  'the server is broken': answeredBy(broken),
  'no connection': answeredBy('offline'),
};
