import type { States, Visitor } from '@ponte/kit/ui/states';
import { answerCalls, broken } from '../testing/scenes';
import { Login } from './Login';

const call = 'POST /users/login';

async function logIn(visitor: Visitor) {
  await visitor.type('[name=email]', 'ana@ponte.example');
  await visitor.type('[name=senha]', 'ponte-123');
  await visitor.press('[type=submit]');
}

const answeredBy = (answer: Parameters<typeof answerCalls>[0][string]) => ({
  shows: <Login />,
  window: 620,
  before: () => answerCalls({ [call]: answer }),
  enter: logIn,
});

export const states: States = {
  empty: <Login />,
  'sent empty': { shows: <Login />, window: 620, enter: (visitor) => visitor.press('[type=submit]') },
  sending: answeredBy('pending'),
  'wrong password': answeredBy({ status: 401, json: { error: 'E-mail ou senha incorretos.' } }),
  'the server is broken': answeredBy(broken),
  'no connection': answeredBy('offline'),
};
