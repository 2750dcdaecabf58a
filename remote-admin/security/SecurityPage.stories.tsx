import type { Stories, Story, User } from '@ponte/kit/ui/stories';
import { rejectedAs } from '../testing/account';
import { blueKey, googleLink, script, securityResponses } from '../testing/security';
import { withServer } from '../testing/stories';
import { Security } from './SecurityPage';

type Responses = NonNullable<Parameters<typeof withServer>[1]>;
type Contents = Parameters<typeof securityResponses>[0];

const secret = {
  json: { imageUrl: 'data:image/png;base64,', totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW' },
};
const generate = { 'GET /v1/auth/mfa/totp/generate': secret };
const change = 'POST /v1/auth/user/mfa';
const pat = { json: { id: 'a-new-one', personalAccessToken: '0f4c1d52-6f0e-4b7e-8f7e-000000000001' } };
const full: Contents = {
  hasSecondFactor: true,
  keys: [blueKey, { id: 'x', nickname: null }],
  tokens: [script],
  links: [googleLink],
};

const section = (name: string) => `[aria-labelledby=${name}]`;
/** Waits for the content, which comes by several calls. */
const look = (user: User) => user.hover(section('second-factor'));

const at = (contents: Contents, responses: Responses = {}, play: Story['play'] = look): Story =>
  withServer(<Security />, { ...securityResponses(contents), ...responses }, { window: 1900, play });

const start = (user: User) => user.click(`${section('second-factor')} button`);

async function enterCode(user: User) {
  await start(user);
  await user.type('[name=otp]', '123456');
  await user.click(`${section('second-factor')} [type=submit]`);
}

async function createToken(user: User) {
  await user.type(`${section('access-tokens')} [name=name]`, 'Relatório');
  await user.click(`${section('access-tokens')} [type=submit]`);
}

export const stories: Stories = {
  loading: withServer(<Security />, { 'GET /users/login/methods': 'pending' }),
  failed: withServer(<Security />, { 'GET /users/login/methods': 'offline' }),
  'nothing set up': at({}),
  'everything set up': at(full),
  'little turned on by the owner': at({ methods: { secondFactor: null, securityKey: false, providers: [] } }),
  'setting up the second factor': at({}, generate, start),
  'activating without a connection': at({}, { ...generate, [change]: 'offline' }, enterCode),
  'activating with a wrong code': at({}, { ...generate, [change]: rejectedAs('invalid-totp') }, enterCode),
  'second factor activated': at({}, { ...generate, [change]: { json: 'OK' } }, enterCode),
  'turning the second factor off': at(full, {}, start),
  'removing a key': at(full, {}, (user) => user.click(`${section('security-keys')} li button`)),
  'key removed': at({ ...full, removed: { id: blueKey.id } }, {}, async (user) => {
    await user.click(`${section('security-keys')} li button`);
    await user.click('dialog button:last-child');
  }),
  'linked account': { ...at({ links: [googleLink] }), at: '/seguranca?linked=google' },
  'account of another user': {
    ...at({}),
    at: '/seguranca?linked=google&error=invalid-request&errorDescription=x',
  },
  'token without a name': at({}, {}, (user) => user.click(`${section('access-tokens')} [type=submit]`)),
  'token created': at({}, { 'POST /v1/auth/pat': pat }, createToken),
  'too many tokens': at({}, { 'POST /v1/auth/pat': rejectedAs('too-many-requests', 429) }, createToken),
};
