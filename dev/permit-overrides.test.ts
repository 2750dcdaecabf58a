import { createDocument } from 'composer/document';
import { createLock } from 'composer/lock';
import { readSettings } from 'composer/settings';
import { createContract } from 'fixtures/builds/create-build';
import { permitOverrides } from './permit-overrides';

const remote = (part: 'remote-public' | 'remote-admin' | 'remote-chat') => ({
  current: createContract(part, 1),
  lastKnownGood: undefined,
});
const shell = createContract('shell', 1);
const remotes = {
  'remote-public': remote('remote-public'),
  'remote-admin': remote('remote-admin'),
  'remote-chat': remote('remote-chat'),
};

function compose(allowed: 'true' | 'false'): string {
  const settings = readSettings({ SITE_URL: 'https://ponte.example', ALLOW_OVERRIDES: allowed });
  return createDocument({
    state: { language: 'en', form: 'en', mode: 'prerendered' },
    lock: createLock('c0ffee', { shell, remotes }, settings),
    shell,
    styles: [{ url: '/builds/shell/main.css', css: '.a{color:red}' }],
    preloads: [],
    page: { html: '<main><h1>Visas</h1></main>', title: 'Visas', description: 'Visas', jsonLd: [], urls: null },
    indexed: false,
  });
}

test('turns a page into that of a site that allows overrides', () => {
  expect(permitOverrides(compose('false'))).toBe(compose('true'));
});

test('does not change a page that allows them already', () => {
  expect(permitOverrides(compose('true'))).toBe(compose('true'));
});
