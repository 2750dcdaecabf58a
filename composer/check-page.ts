import type { Language } from '@ponte/contract/language';
import { ReleaseError } from '@ponte/contract/release-error';

const rules: readonly (readonly [RegExp, string])[] = [
  [/<script/i, 'a script'],
  [/<[^>]+\sstyle=/i, 'a style attribute, which the content security policy forbids'],
  [/<!--\$[?!]-->/, 'an unresolved Suspense boundary'],
];

/**
 * Checks that a rendered page has exactly one `h1` and nothing that pages must not contain.
 *
 * @throws ReleaseError `refused` that names the page and what is wrong with it.
 */
export function checkPage(path: string, language: Language, html: string): void {
  const found = rules.find(([pattern]) => pattern.test(html));
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const problem = found?.[1] ?? (headings === 1 ? undefined : `${headings} h1 headings instead of one`);
  if (problem)
    throw new ReleaseError('refused', `the page ${path} (${language}) has ${problem}`, 'fix the part that renders it');
}
