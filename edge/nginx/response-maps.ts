import { languages } from '@ponte/contract/language';
import { varyOf } from '../response-headers';
import { channelHeader } from '../channels';
import { cacheControl, resourcePolicy, securityHeaders, sharedOrigin } from '../headers';
import { callErrors, siteErrors } from '../error-responses';
import { backendMethods, siteMethods } from '../rules';
import { map, volatileMap, type MapEntries } from './syntax';

/** The kind of response, which each location sets first. The response to a call is the backend's. */
export type Kind = keyof typeof cacheControl | 'call' | 'callError';

const fileKinds = ['build', 'storedTexts', 'texts', 'rootFile'] as const;
const pageKinds = ['page', 'unknownPage'] as const;

/**
 * The headers of every response, each in a variable that is empty if the header must be absent. Security headers are left out
 * if the backend sends its own.
 */
export function createResponseMaps(policy: string): string[] {
  const protection = Object.entries(securityHeaders);
  return [
    map('$kind', 'response_cache_control', '', [...Object.entries(cacheControl), ['callError', cacheControl.error]]),
    map('$visited_channel $named_language', 'page_vary', varyOf({ negotiated: false, visited: false }), [
      [' ', varyOf({ negotiated: true, visited: false })],
      ['~. $', varyOf({ negotiated: true, visited: true })],
      ['~^[^ ]', varyOf({ negotiated: false, visited: true })],
    ]),
    map('$kind', 'response_vary', '', [
      ...forKinds(pageKinds, '$page_vary'),
      ...forKinds(fileKinds, 'Accept-Encoding'),
      ['callError', 'Accept-Language'],
    ]),
    map('$kind', 'response_content_language', '', [
      ...forKinds(pageKinds, '$language'),
      ['callError', '$accepted_language'],
    ]),
    map('$kind', `response_${variableName(channelHeader)}`, '', forKinds(pageKinds, '$visited_channel')),
    map('$kind', 'response_set_cookie', '', forKinds(pageKinds, '$new_cohort_cookie')),
    // The body of nginx's redirects is HTML.
    map('$kind', 'response_content_security_policy', '', forKinds([...pageKinds, 'redirect'], policy)),
    map('$is_shared', 'response_access_control_allow_origin', '', [['1', sharedOrigin.value]]),
    map('$is_shared', 'own_resource_policy', resourcePolicy.own, [['1', resourcePolicy.shared]]),
    unlessSent(resourcePolicy.name, '$own_resource_policy'),
    ...protection.map(([name, value]) => unlessSent(name, value)),
    map('$kind $status', 'response_retry_after', '', [
      ...listRetries('error', siteErrors),
      ...listRetries('callError', callErrors),
    ]),
    map('$kind $status $is_call', 'response_allow', '', [
      ['error 405 ', siteMethods.join(', ')],
      // nginx rejects TRACE before it chooses a location.
      ['error 405 1', backendMethods.join(', ')],
      ['callError 405 1', backendMethods.join(', ')],
    ]),
    map(
      '$status',
      'error_text',
      '',
      Object.values(siteErrors).map(({ status, text }) => [String(status), text]),
    ),
    map('$status $accepted_language', 'call_error_text', '', listCallTexts()),
  ];
}

/**
 * The composition of a response, and whether the client has it: as `compositionTag` and `isKnown`. Files of builds keep
 * nginx's own headers.
 */
export function createRevalidationMaps(): string[] {
  return [
    map('$realpath_root', 'composition', '', [['~/([0-9a-f]+)$', '$1']]),
    volatileMap('$kind', 'response_etag', '', [
      ['page', 'W/"$composition-$language"'],
      ...forKinds(['texts', 'storedTexts', 'rootFile'], 'W/"$composition"'),
      ['build', '$sent_http_etag'],
    ]),
    map('$kind', 'response_last_modified', '', [['build', '$sent_http_last_modified']]),
    map('$response_etag, $http_if_none_match', 'is_known', '', [['~^W/("[^"]+"),.*\\1', '1']]),
  ];
}

/** Empty ones are not sent. */
export const addHeaders = [
  ...[
    'Cache-Control',
    'Vary',
    'Content-Encoding',
    'Content-Type',
    'Content-Language',
    'Content-Security-Policy',
    'ETag',
    'Last-Modified',
  ],
  ...[
    channelHeader,
    'Set-Cookie',
    'Retry-After',
    'Allow',
    sharedOrigin.name,
    resourcePolicy.name,
    ...Object.keys(securityHeaders),
  ],
].map((name) => `add_header ${name} $response_${variableName(name)} always;`);

function unlessSent(name: string, value: string): string {
  return map(`$upstream_http_${variableName(name)}`, `response_${variableName(name)}`, '', [['', value]]);
}

function variableName(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
}

function forKinds(kinds: readonly Kind[], value: string): MapEntries {
  return kinds.map((kind) => [kind, value]);
}

function listRetries(kind: Kind, errors: Record<string, { status: number; retryAfter?: number }>): MapEntries {
  return Object.values(errors).flatMap(({ status, retryAfter }) =>
    retryAfter ? [[`${kind} ${status}`, String(retryAfter)] as const] : [],
  );
}

function listCallTexts(): MapEntries {
  return Object.values(callErrors).flatMap(({ status, texts }) =>
    languages.map((language) => [`${status} ${language}`, JSON.stringify({ error: texts[language] })] as const),
  );
}
