import type { Stories, Story, User } from '@ponte/kit/ui/stories';
import { accountSession, links, rejectedAs } from '../testing/account';
import { broken, comeByLink, stubApi } from '../testing/stories';
import { ForgotPassword } from './ForgotPasswordPage';

type Responses = Parameters<typeof stubApi>[0];
const reset = 'POST /v1/auth/user/password/reset';
const done = { json: 'OK' };

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

const byLink = (link: string, responses: Responses): Story => ({
  render,
  window: 900,
  before() {
    comeByLink(link);
    stubApi({ ...accountSession, ...responses });
  },
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
      await user.click(':has(> [role=status]) ~ p button');
    },
  },
  'a link that was used': byLink(links.used, {}),
  'following the link': byLink(links.reset, { 'POST /v1/auth/token': 'pending' }),
};
