import type { States } from '@ponte/kit/ui/states';
import { ana, bia } from '../testing/people';
import { broken, withServer } from '../testing/stories';
import { Profile } from './ProfilePage';

const call = 'GET /perfil';

export const states: States = {
  loading: withServer(<Profile />, { [call]: 'pending' }),
  'an administrator’s': withServer(<Profile />, { [call]: { json: ana } }),
  'little is known': withServer(<Profile />, { [call]: { json: { ...bia, role_nome: null, site_nome: null } } }),
  failed: withServer(<Profile />, { [call]: broken }),
};
