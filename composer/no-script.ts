import { escapeHtml } from './html';

/** What a browser without scripts shows of a page that renders in the browser. */
export interface NoScript {
  readonly html: string;
  /** No other page needs it. */
  readonly css: string;
}

/** What `/login` and the admin area show when scripts are off. Older shells have no texts for it. */
export function createNoScript(texts: Readonly<Record<string, string>>, brand: string): NoScript | undefined {
  const { 'page.no_script': needed, 'nav.home': home } = texts;
  if (!needed || !home) return undefined;
  const [title, text, link] = [brand, needed, home].map(escapeHtml);
  return {
    html: `<main class="no-script"><h1>${title}</h1><p>${text}</p><p><a href="/">${link}</a></p></main>`,
    css: '.no-script{display:grid;gap:var(--s2);max-width:34rem;margin-inline:auto;padding:var(--s4) var(--gutter)}',
  };
}
