import type { Stories, Story, User } from '@ponte/kit/ui/stories';
import { accountSession, links, rejectedAs } from '../testing/account';
import { ana, bia } from '../testing/people';
import { sessions } from '../testing/sessions';
import { broken, comeByLink, rejected, withServer } from '../testing/stories';
import { Profile } from './Profile';
import { ProfileByLink } from './ProfilePage';

type Responses = Parameters<typeof withServer>[1];
const call = 'GET /perfil';
const list = 'GET /perfil/sessoes';
const changeEmail = 'POST /v1/auth/user/email/change';
const done = { json: { mensagem: '' } };

const profile: Responses = {
  ...accountSession,
  [call]: { json: { ...bia, idioma: 'pt' } },
  [list]: { json: sessions },
};
const withProfile = (responses: Responses = {}, play?: Story['play']): Story =>
  withServer(<Profile />, { ...profile, ...responses }, { window: 1700, ...(play && { play }) });

async function save(user: User) {
  await user.type('[name=nome]', 'Bia Prado');
  await user.click('form [type=submit]');
}
async function sendLink(user: User) {
  await user.type('[name=email]', 'nova@ponte.example');
  await user.click('form:has([name=email]) [type=submit]');
}
async function endSessions(user: User) {
  await user.click('#own-sessions ~ p button');
  await user.click('dialog button:last-child');
}

/** What the link of a mail brings. */
const byLink = (link: string, responses: Responses = {}): Story => {
  const story = withServer(<ProfileByLink />, { ...profile, ...responses }, { window: 1700 });
  return {
    ...story,
    before() {
      comeByLink(link);
      story.before?.();
    },
  };
};
const confirmed = links.reset.replace('passwordReset', 'emailConfirmChange');

export const stories: Stories = {
  loading: withProfile({ [call]: 'pending' }),
  administrator: withProfile({ [call]: { json: ana } }),
  'missing values': withProfile({ [call]: { json: { ...bia, role_nome: null, site_nome: null } } }),
  failed: withProfile({ [call]: broken }),
  'sessions are loading': withProfile({ [list]: 'pending' }),
  'sessions failed': withProfile({ [list]: broken }),
  'one session': withProfile({ [list]: { json: sessions.slice(0, 1) } }),
  'many sessions': withProfile({
    [list]: { json: [...sessions, ...['4', '5', '6'].map((id) => ({ ...sessions[1], id }))] },
  }),
  saving: withProfile({ 'PUT /perfil': 'pending' }, save),
  saved: withProfile({ 'PUT /perfil': done }, save),
  'saving failed': withProfile({ 'PUT /perfil': rejected }, save),
  'sending the link': withProfile({ [changeEmail]: 'pending' }, sendLink),
  'link sent': withProfile({ [changeEmail]: { json: 'OK' } }, sendLink),
  'e-mail of another account': withProfile({ [changeEmail]: rejectedAs('email-already-in-use', 409) }, sendLink),
  'e-mail without a connection': withProfile({ [changeEmail]: 'offline' }, sendLink),
  'the question before sessions end': withProfile({}, (user) => user.click('#own-sessions ~ p button')),
  'ending sessions': withProfile({ 'DELETE /perfil/sessoes': 'pending' }, endSessions),
  'ending sessions failed': withProfile({ 'DELETE /perfil/sessoes': broken }, endSessions),
  'sessions ended': withProfile({ 'DELETE /perfil/sessoes': done }, endSessions),
  'e-mail confirmed': byLink(confirmed),
  'a link that was used': byLink(links.used),
  'the link without a connection': byLink(confirmed, { 'POST /v1/auth/token': 'pending' }),
};
