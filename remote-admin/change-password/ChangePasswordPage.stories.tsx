import type { Stories, User } from '@ponte/kit/ui/stories';
import { broken, withServer } from '../testing/stories';
import { ChangePassword } from './ChangePasswordPage';

const call = 'PUT /perfil/senha';

async function fill(user: User, repeated = 'ponte-456') {
  await user.type('[name=senha_atual]', 'ponte-123');
  await user.type('[name=senha]', 'ponte-456');
  await user.type('[name=repeated]', repeated);
  await user.click('[type=submit]');
}

const screen = <ChangePassword />;

export const stories: Stories = {
  empty: withServer(screen, {}),
  'submitted empty': withServer(screen, {}, { play: (user) => user.click('[type=submit]') }),
  'repeated password differs': withServer(screen, {}, { play: (user) => fill(user, 'ponte-789') }),
  sending: withServer(screen, { [call]: 'pending' }, { play: fill }),
  failed: withServer(screen, { [call]: broken }, { play: fill }),
  changed: withServer(screen, { [call]: { json: { mensagem: '' } } }, { play: fill, window: 420 }),
};
