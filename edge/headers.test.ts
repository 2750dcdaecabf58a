import { contentSecurityPolicy } from './headers';

describe('contentSecurityPolicy', () => {
  it('lets pages call only their own origin', () => {
    expect(contentSecurityPolicy({})).toContain("; connect-src 'self';");
  });

  it('allows two policies for Trusted Types: for script URLs, and for pages of the site', () => {
    expect(contentSecurityPolicy({})).toMatch(
      /; require-trusted-types-for 'script'; trusted-types default served-pages(;|$)/,
    );
  });

  it('names each other origin once', () => {
    const policy = contentSecurityPolicy({
      textsOrigin: 'https://a.example',
      callOrigins: ['https://b.example', 'https://a.example'],
    });
    expect(policy).toContain("; connect-src 'self' https://a.example https://b.example;");
  });

  it('lets parts come from the visitor’s own machine only where overrides are allowed', () => {
    expect(contentSecurityPolicy({ allowOverrides: false })).not.toMatch(/localhost|127\.0\.0\.1/);
    const policy = contentSecurityPolicy({ allowOverrides: true });
    for (const directive of ['script-src', 'img-src', 'font-src', 'media-src', 'connect-src']) {
      expect(policy).toMatch(
        new RegExp(`${directive} 'self' [^;]*http://localhost:\\* [^;]*https://127.0.0.1:\\*(;|$)`),
      );
    }
    expect(policy).toContain("; form-action 'self';");
  });
});
