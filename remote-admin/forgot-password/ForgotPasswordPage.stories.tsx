import type { Stories, Story, User } from '@ponte/kit/ui/stories';
import { accountSession, links, rejectedAs } from '../testing/account';
import { bia } from '../testing/people';
import { broken, comeByLink, stubApi } from '../testing/stories';
import { ForgotPassword } from './ForgotPasswordPage';

type Responses = Parameters<typeof stubApi>[0];
const reset = 'POST /v1/auth/user/password/reset';
const change = 'POST /v1/auth/user/password';
const done = { json: 'OK' };
const login = { json: { token: 'a-new-token', usuario: { id: 2, email: bia.email, nome: 'Bia' } } };

const render = () => <ForgotPassword />;

async function send(user: User) {
  await user.type('[name=email]', 'bia@ponte.example');
  await user.click('[type=submit]');
}

const request = (response: Responses[string]): Story => ({
  render,
  window: 820,
  before: () => stubApi({ [reset]: response }),
  play: send,
});

async function save(user: User, repeated = 'ponte-456') {
  await user.type('[name=senha]', 'ponte-456');
  await user.type('[name=repeated]', repeated);
  await user.click('[type=submit]');
}

const byLink = (responses: Responses, story: Partial<Story> = {}, link = links.reset): Story => ({
  render,
  window: 620,
  before() {
    comeByLink(link);
    stubApi({ ...accountSession, [change]: done, ...responses });
  },
  ...story,
});

export const stories: Stories = {
  empty: <ForgotPassword />,
  'nothing configured': { render, unconfigured: true },
  'submitted empty': { render, window: 820, play: (user) => user.click('[type=submit]') },
  sending: request('pending'),
  'no connection': request('offline'),
  'too many requests': request(rejectedAs('too-many-requests', 429)),
  'server error': request(broken),
  sent: request(done),
  'sent again': {
    ...request(done),
    async play(user) {
      await send(user);
      await user.click('[role=status] ~ p button');
    },
  },
  'a link that was used': byLink({}, { window: 900 }, links.used),
  'following the link': byLink({ 'POST /v1/auth/token': 'pending' }),
  'new password': byLink({}),
  'new passwords differ': byLink({}, { play: (user) => save(user, 'ponte-789') }),
  'saving the new password': byLink({ [change]: 'pending' }, { play: save }),
  'new password failed': byLink({ [change]: broken }, { play: save }),
  changed: byLink({ 'POST /sessao': login }, { play: save }),
  'changed, with a second factor': byLink(
    { 'POST /sessao': { status: 403, json: { codigo: 'segundo_fator' } } },
    { play: save },
  ),
};
