import { rootFiles, siteMethods } from '../rules';
import type { Kind } from './answer-maps';
import { unknownPageFile } from './path-maps';
import { siteRefusalPagesButNotFound } from './refusal-pages';
import { below, block, onlyFor, quote } from './syntax';

const unknownPath = '/.unknown';
const compressed = ['gzip_static on;', 'brotli_static on;'];

/** A link may lead anywhere on the machine, as `send-file.ts` has it. */
const withoutLinks = 'disable_symlinks on';

/**
 * Follows the links of the pointer, and those that lead to the store, before links are refused: the module for brotli
 * finds nothing below the `from` that nginx has for this.
 */
const followed = (site: '$site' | '$page_site') => [`set ${site} $realpath_root;`, `if (${site} = "") { return 503; }`];

/** What is made from a composition: known by its tag, not by its time and size, and never sent in ranges. */
const tagged = (root: string) => [
  'etag off;',
  'if_modified_since off;',
  'max_ranges 0;',
  ...compressed,
  `root ${root};`,
  `${withoutLinks};`,
];
const revalidated = (root: string) => ['if ($is_known) { return 304; }', ...tagged(root)];
const ofLive = (site: '$site' | '$page_site') => [...followed(site), ...revalidated(site)];

const set = (kind: Kind) => `set $kind ${kind};`;
const noRelease = 'if ($site = "") { return 503; }';

/** In the order in which `decide` asks. */
export function createSiteLocations(store: string): string[] {
  return [
    block(`location ~ ${below(['/builds'])}`, [
      onlyFor(siteMethods),
      'if ($is_build_file = "") { return 404; }',
      set('build'),
      ...compressed,
      `set $builds ${quote(store)};`,
      'root $builds;',
      'set $builds $realpath_root;',
      `${withoutLinks};`,
    ]),
    block(`location ~ ${below(['/locales'])}`, [
      onlyFor(siteMethods),
      'if ($is_texts_file = "") { return 404; }',
      'if ($texts_kind = "") { return 404; }',
      'set $texts_site $texts_kind$stored_site;',
      'if ($texts_site = storedTexts) { return 404; }',
      'if ($texts_kind = storedTexts) { set $site $stored_site; }',
      noRelease,
      'set $kind $texts_kind;',
      ...ofLive('$site'),
    ]),
    ...rootFiles.map((path) =>
      block(`location = ${path}`, [onlyFor(siteMethods), noRelease, set('rootFile'), ...ofLive('$site')]),
    ),
    block('location /', [
      siteRefusalPagesButNotFound,
      `error_page 404 ${unknownPath};`,
      `error_page 403 =404 ${unknownPath};`,
      onlyFor(siteMethods),
      noRelease,
      set('redirect'),
      'if ($moved_to) { return 301 $moved_to$is_args$args; }',
      // Addresses that would find a file, but are none of a page.
      'if ($path ~ "//|^/index$") { return 404; }',
      set('page'),
      ...ofLive('$page_site'),
      'try_files $page_file =404;',
    ]),
    block(`location = ${unknownPath}`, [
      'internal;',
      set('unknownPage'),
      ...followed('$page_site'),
      ...tagged('$page_site'),
      `try_files ${unknownPageFile} =500;`,
    ]),
  ];
}
