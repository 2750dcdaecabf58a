import { backendMethods, backendPrefixes, limits, rootFiles, siteMethods, uploadPath, type Timeouts } from '../rules';
import type { Kind } from './response-maps';
import { brEnding } from './encoding-maps';
import { unknownPageFile } from './path-maps';
import { callErrorPages, siteErrorPagesButNotFound } from './error-pages';
import { below, block, onlyFor, quote } from './syntax';

const unknownPath = '/.unknown';

/** A symbolic link could expose any file of the machine; see `send-file.ts`. */
const withoutLinks = 'disable_symlinks on';

/** The best encoding of a file that the client accepts: its sibling in brotli, then nginx's own search for one in gzip. */
const bestOf = (file: string, status: number) => [
  'gzip_static on;',
  `try_files ${file}${brEnding} ${file} =${status};`,
];

/** Resolves the links of the pointer and of the store before links are disabled. */
const followed = (site: '$site' | '$page_site') => [`set ${site} $realpath_root;`, `if (${site} = "") { return 503; }`];

/** Files of a composition: revalidated by tag, not by time and size, and never sent in ranges. */
const tagged = (root: string) => [
  'etag off;',
  'if_modified_since off;',
  'max_ranges 0;',
  `root ${root};`,
  `${withoutLinks};`,
];
const revalidated = (root: string) => ['if ($is_known) { return 304; }', ...tagged(root)];
const ofLive = (site: '$site' | '$page_site') => [...followed(site), ...revalidated(site)];

const set = (kind: Kind) => `set $kind ${kind};`;
const noRelease = 'if ($site = "") { return 503; }';

/** The locations of the site, in the order of `decide`. */
export function createSiteLocations(store: string): string[] {
  return [
    block(`location ~ ${below(['/builds'])}`, [
      onlyFor(siteMethods),
      'if ($is_build_file = "") { return 404; }',
      set('build'),
      ...bestOf('$uri', 404),
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
      // No `if` may set it: nginx forgets `try_files` after one that held.
      'set $site $texts_root;',
      noRelease,
      'set $kind $texts_kind;',
      ...ofLive('$site'),
      ...bestOf('$uri', 404),
    ]),
    ...rootFiles.map((path) =>
      block(`location = ${path}`, [
        onlyFor(siteMethods),
        noRelease,
        set('rootFile'),
        ...ofLive('$site'),
        ...bestOf('$uri', 404),
      ]),
    ),
    block('location /', [
      siteErrorPagesButNotFound,
      `error_page 404 ${unknownPath};`,
      `error_page 403 =404 ${unknownPath};`,
      onlyFor(siteMethods),
      noRelease,
      set('redirect'),
      'if ($moved_to) { return 301 $moved_to$is_args$args; }',
      // Paths that match a file but are not the URL of a page.
      'if ($path ~ "//|^/index$") { return 404; }',
      set('page'),
      ...ofLive('$page_site'),
      ...bestOf('$page_file', 404),
    ]),
    block(`location = ${unknownPath}`, [
      'internal;',
      set('unknownPage'),
      ...followed('$page_site'),
      ...tagged('$page_site'),
      ...bestOf(unknownPageFile, 500),
    ]),
  ];
}

/** Forward calls to `upstream`, the value of `proxy_pass`. */
export function createBackendLocations(upstream: string, timeouts: Timeouts): string[] {
  const call = createCall(upstream, timeouts);
  return [
    block(`location = ${uploadPath}`, [
      `client_max_body_size ${limits.uploadBytes};`,
      `client_body_timeout ${timeouts.uploadPause}ms;`,
      ...call,
    ]),
    block(`location ~ ${below(backendPrefixes)}`, call),
  ];
}

function createCall(upstream: string, timeouts: Timeouts): string[] {
  return [
    callErrorPages,
    onlyFor(backendMethods),
    'set $kind call;',
    `limit_req zone=calls burst=${limits.callsAtOnce} nodelay;`,
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    // Replaces the forwarding headers that the caller sent, or it could pose as any address.
    'proxy_set_header Forwarded "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_next_upstream off;',
    `proxy_connect_timeout ${timeouts.connect}ms;`,
    `proxy_send_timeout ${timeouts.backend}ms;`,
    `proxy_read_timeout ${timeouts.backend}ms;`,
  ];
}
