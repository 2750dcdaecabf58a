import { contentSecurityPolicy } from './headers';

describe('contentSecurityPolicy', () => {
  it('lets pages call only their own origin', () => {
    expect(contentSecurityPolicy({})).toContain("; connect-src 'self';");
  });

  it('names each other origin once', () => {
    const policy = contentSecurityPolicy({
      textsOrigin: 'https://a.example',
      callOrigins: ['https://b.example', 'https://a.example'],
    });
    expect(policy).toContain("; connect-src 'self' https://a.example https://b.example;");
  });
});
