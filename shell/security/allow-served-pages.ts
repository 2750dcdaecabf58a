interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML(html: string): string };
}

/**
 * Creates the page's only Trusted Types policy for HTML, to be called once, by the code that reads pages of the site. No other code
 * can use it.
 *
 * @throws TypeError if an older edge does not allow it
 */
export function allowServedPages(): (html: string) => string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('served-pages', { createHTML: (html) => html });
  return (html) => policy?.createHTML(html) ?? html;
}
