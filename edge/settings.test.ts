import { readEdgeSettings } from './settings';

describe('readEdgeSettings', () => {
  it('has a default for every key', () => {
    expect(readEdgeSettings({})).toMatchObject({
      store: expect.stringMatching(/\.data\/releases$/),
      backend: 'http://127.0.0.1:3001',
      port: 8080,
      host: '127.0.0.1',
      trustedProxies: [],
      callOrigins: [],
      allowOverrides: false,
    });
  });

  it('finds the store in the data folder, unless STORE is set', () => {
    expect(readEdgeSettings({ DATA_DIR: '/data' }).store).toBe('/data/releases');
    expect(readEdgeSettings({ DATA_DIR: '/data', STORE: '/store' }).store).toBe('/store');
  });

  it('lets pages call only the other origins that they are configured for', () => {
    const settings = readEdgeSettings({
      TEXTS_URL: 'https://texts.example/site',
      API_URL: '/api',
      NHOST_URL: 'https://nhost.example/v1',
    });
    expect(settings.textsOrigin).toBe('https://texts.example');
    expect(settings.callOrigins).toEqual(['https://nhost.example']);
  });

  it('lets pages call each of Nhost’s services', () => {
    const { callOrigins } = readEdgeSettings({ NHOST_URL: 'https://abc.{service}.eu-central-1.nhost.run/v1' });
    expect(callOrigins).toEqual(
      ['auth', 'graphql', 'storage', 'functions'].map((service) => `https://abc.${service}.eu-central-1.nhost.run`),
    );
  });

  it('reads a list of proxies', () => {
    expect(readEdgeSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['BACKEND_URL', 'backend:3001'],
    ['API_URL', 'api.example'],
    ['ALLOW_OVERRIDES', 'yes'],
  ])('names %s when it is %s', (key, value) => {
    expect(() => readEdgeSettings({ [key]: value })).toThrow(`${key}: ${value} is not`);
  });
});
