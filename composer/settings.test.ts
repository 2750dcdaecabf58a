import { readSettings } from './settings';

test('has a default for every key', () => {
  const { site, textsUrl } = readSettings({});
  expect(site).toMatchObject({ url: 'http://localhost:8080', brand: 'Ponte', apiUrl: '/api', allowOverrides: false });
  expect(Object.keys(site.social)).toHaveLength(4);
  expect(textsUrl).toBe('');
});

test('an empty value hides what depends on it', () => {
  const { site } = readSettings({ CHAT_NUMBER: '', CONTACT_EMAIL: '', SOCIAL_TIKTOK: '' });
  expect(site).not.toHaveProperty('chatNumber');
  expect(site).not.toHaveProperty('email');
  expect(site.social).not.toHaveProperty('tiktok');
  expect(site.social).toHaveProperty('youtube');
});

test.each([
  ['surface', {}],
  ['detail', { pricesFrom: 'detail' }],
  ['list', { pricesFrom: 'list' }],
])('PRICES_FROM=%s becomes %j', (value, expected) => {
  const { pricesFrom } = readSettings({ PRICES_FROM: value }).site;
  expect({ ...(pricesFrom && { pricesFrom }) }).toEqual(expected);
  expect(readSettings({}).site).not.toHaveProperty('pricesFrom');
});

test('removes the trailing slash of URLs, because paths are appended to them', () => {
  const { site, textsUrl } = readSettings({
    SITE_URL: 'https://ponte.example/',
    TEXTS_URL: 'https://texts.example/v2/',
  });
  expect(site.url).toBe('https://ponte.example');
  expect(textsUrl).toBe('https://texts.example/v2');
});

test.each([
  ['SITE_URL', 'ponte.example', 'must be a web address'],
  ['SITE_URL', 'ftp://ponte.example', 'must be a web address'],
  ['SITE_URL', 'https://ponte.example/site', 'must have no path'],
  ['SITE_URL', 'https://ponte.example/?from=x', 'must have no path'],
  ['TEXTS_URL', 'texts.example', 'must be a web address'],
  ['SOCIAL_LINKEDIN', 'javascript:alert(1)', 'must be a web address'],
  ['CHAT_NUMBER', '+1 555', 'must be digits only'],
  ['BRAND', '', 'must not be empty'],
  ['API_URL', '/backend', 'must end in /api'],
  ['ALLOW_OVERRIDES', 'yes', 'must be true or false'],
  ['PRICES_FROM', 'chat', 'must be surface, detail or list'],
  ['NHOST_URL', 'auth=https://a.example', 'must have a URL for each of Nhost’s services'],
])('rejects %s=%s and names the key', (key, value, problem) => {
  expect(() => readSettings({ [key]: value })).toThrow(`${key} ${problem}`);
});
