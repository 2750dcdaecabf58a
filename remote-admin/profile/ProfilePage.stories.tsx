import type { Stories } from '@ponte/kit/ui/stories';
import { ana, bia } from '../testing/people';
import { broken, withServer } from '../testing/stories';
import { Profile } from './ProfilePage';

const call = 'GET /perfil';

export const stories: Stories = {
  loading: withServer(<Profile />, { [call]: 'pending' }),
  administrator: withServer(<Profile />, { [call]: { json: ana } }),
  'missing values': withServer(<Profile />, { [call]: { json: { ...bia, role_nome: null, site_nome: null } } }),
  failed: withServer(<Profile />, { [call]: broken }),
};
