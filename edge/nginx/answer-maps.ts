import { languages } from '@ponte/contract/language';
import { varyOf } from '../answer-headers';
import { channelHeader } from '../channels';
import { cacheControl, resourcePolicy, securityHeaders, sharedOrigin } from '../headers';
import { callRefusals, siteRefusals } from '../refusals';
import { backendMethods, siteMethods } from '../rules';
import { map, volatileMap, type MapEntries } from './syntax';

/** What each location sets first: the kind of its answer. A call's answer is the backend's. */
export type Kind = keyof typeof cacheControl | 'call' | 'callRefusal';

const fileKinds = ['build', 'storedTexts', 'texts', 'rootFile'] as const;
const pageKinds = ['page', 'unknownPage'] as const;

/**
 * The headers of every answer, each a variable that is empty where it must be absent. Protection is left out where the
 * backend sends its own.
 */
export function createAnswerMaps(policy: string): string[] {
  const protection = Object.entries(securityHeaders);
  return [
    map('$kind', 'answer_cache_control', '', [...Object.entries(cacheControl), ['callRefusal', cacheControl.refusal]]),
    map('$visited_channel $named_language', 'page_vary', varyOf({ negotiated: false, visited: false }), [
      [' ', varyOf({ negotiated: true, visited: false })],
      ['~. $', varyOf({ negotiated: true, visited: true })],
      ['~^[^ ]', varyOf({ negotiated: false, visited: true })],
    ]),
    map('$kind', 'answer_vary', '', [
      ...forKinds(pageKinds, '$page_vary'),
      ...forKinds(fileKinds, 'Accept-Encoding'),
      ['callRefusal', 'Accept-Language'],
    ]),
    map('$kind', 'answer_content_language', '', [
      ...forKinds(pageKinds, '$language'),
      ['callRefusal', '$accepted_language'],
    ]),
    map('$kind', `answer_${variableName(channelHeader)}`, '', forKinds(pageKinds, '$visited_channel')),
    map('$kind', 'answer_set_cookie', '', forKinds(pageKinds, '$new_bucket_cookie')),
    // nginx says in HTML that something moved.
    map('$kind', 'answer_content_security_policy', '', forKinds([...pageKinds, 'redirect'], policy)),
    map('$is_shared', 'answer_access_control_allow_origin', '', [['1', sharedOrigin.value]]),
    map('$is_shared', 'own_resource_policy', resourcePolicy.own, [['1', resourcePolicy.shared]]),
    unlessSent(resourcePolicy.name, '$own_resource_policy'),
    ...protection.map(([name, value]) => unlessSent(name, value)),
    map('$kind $status', 'answer_retry_after', '', [
      ...listRetries('refusal', siteRefusals),
      ...listRetries('callRefusal', callRefusals),
    ]),
    map('$kind $status $is_call', 'answer_allow', '', [
      ['refusal 405 ', siteMethods.join(', ')],
      // nginx refuses TRACE before it looks where it leads.
      ['refusal 405 1', backendMethods.join(', ')],
      ['callRefusal 405 1', backendMethods.join(', ')],
    ]),
    map(
      '$status',
      'refusal_text',
      '',
      Object.values(siteRefusals).map(({ status, text }) => [String(status), text]),
    ),
    map('$status $accepted_language', 'call_refusal_text', '', listCallTexts()),
  ];
}

/**
 * Which composition an answer is made from, and whether the client has it: as `compositionTag` and `isKnown`. The file of
 * a build keeps what nginx says of it.
 */
export function createRevalidationMaps(): string[] {
  return [
    map('$realpath_root', 'composition', '', [['~/([0-9a-f]+)$', '$1']]),
    volatileMap('$kind', 'answer_etag', '', [
      ['page', 'W/"$composition-$language"'],
      ...forKinds(['texts', 'storedTexts', 'rootFile'], 'W/"$composition"'),
      ['build', '$sent_http_etag'],
    ]),
    map('$kind', 'answer_last_modified', '', [['build', '$sent_http_last_modified']]),
    map('$answer_etag, $http_if_none_match', 'is_known', '', [['~^W/("[^"]+"),.*\\1', '1']]),
  ];
}

/** Empty ones are not sent. */
export const addHeaders = [
  ...['Cache-Control', 'Vary', 'Content-Language', 'Content-Security-Policy', 'ETag', 'Last-Modified'],
  ...[
    channelHeader,
    'Set-Cookie',
    'Retry-After',
    'Allow',
    sharedOrigin.name,
    resourcePolicy.name,
    ...Object.keys(securityHeaders),
  ],
].map((name) => `add_header ${name} $answer_${variableName(name)} always;`);

function unlessSent(name: string, value: string): string {
  return map(`$upstream_http_${variableName(name)}`, `answer_${variableName(name)}`, '', [['', value]]);
}

function variableName(header: string): string {
  return header.toLowerCase().replaceAll('-', '_');
}

function forKinds(kinds: readonly Kind[], value: string): MapEntries {
  return kinds.map((kind) => [kind, value]);
}

function listRetries(kind: Kind, refusals: Record<string, { status: number; retryAfter?: number }>): MapEntries {
  return Object.values(refusals).flatMap(({ status, retryAfter }) =>
    retryAfter ? [[`${kind} ${status}`, String(retryAfter)] as const] : [],
  );
}

function listCallTexts(): MapEntries {
  return Object.values(callRefusals).flatMap(({ status, texts }) =>
    languages.map((language) => [`${status} ${language}`, JSON.stringify({ error: texts[language] })] as const),
  );
}
