import type { States, Visitor } from '@ponte/kit/ui/states';
import { broken, withServer } from '../testing/scenes';
import { ChangePassword } from './ChangePassword';

const call = 'PUT /perfil/senha';

async function fill(visitor: Visitor, repeated = 'ponte-456') {
  await visitor.type('[name=senha_atual]', 'ponte-123');
  await visitor.type('[name=senha]', 'ponte-456');
  await visitor.type('[name=repeated]', repeated);
  await visitor.press('[type=submit]');
}

const screen = <ChangePassword />;

export const states: States = {
  empty: withServer(screen, {}),
  'sent empty': withServer(screen, {}, { enter: (visitor) => visitor.press('[type=submit]') }),
  'repeated differently': withServer(screen, {}, { enter: (visitor) => fill(visitor, 'ponte-789') }),
  sending: withServer(screen, { [call]: 'pending' }, { enter: fill }),
  failed: withServer(screen, { [call]: broken }, { enter: fill }),
  changed: withServer(screen, { [call]: { json: { mensagem: '' } } }, { enter: fill, window: 420 }),
};
