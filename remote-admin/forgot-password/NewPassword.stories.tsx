import type { Stories, Story, User } from '@ponte/kit/ui/stories';
import { useArrival } from '../account/use-arrival';
import { accountSession, links } from '../testing/account';
import { bia } from '../testing/people';
import { broken, comeByLink, stubApi } from '../testing/stories';
import { NewPassword } from './NewPassword';

type Responses = Parameters<typeof stubApi>[0];
const change = 'POST /v1/auth/user/password';
const login = { json: { token: 'a-new-token', usuario: { id: 2, email: bia.email, nome: 'Bia' } } };

function ByLink() {
  const { arrival } = useArrival();
  return arrival.state === 'ready' && <NewPassword nhost={arrival.nhost} onExpired={() => undefined} />;
}

async function save(user: User, repeated = 'ponte-456') {
  await user.type('[name=senha]', 'ponte-456');
  await user.type('[name=repeated]', repeated);
  await user.click('[type=submit]');
}

const byLink = (responses: Responses, play?: Story['play']): Story => ({
  render: () => <ByLink />,
  window: 620,
  before() {
    comeByLink(links.reset);
    stubApi({ ...accountSession, [change]: { json: 'OK' }, ...responses });
  },
  ...(play && { play }),
});

export const stories: Stories = {
  // The form comes with the client, which loads later.
  empty: byLink({}, (user) => user.hover('[name=senha]')),
  'passwords differ': byLink({}, (user) => save(user, 'ponte-789')),
  saving: byLink({ [change]: 'pending' }, save),
  failed: byLink({ [change]: broken }, save),
  changed: byLink({ 'POST /sessao': login }, save),
  'changed, with a second factor': byLink({ 'POST /sessao': { status: 403, json: { codigo: 'segundo_fator' } } }, save),
};
