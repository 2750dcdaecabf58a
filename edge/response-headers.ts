import { compressedEndings, type CompressedEnding } from '@ponte/contract/composition-layout';
import { cohortAttributes, cohortCookie, channelHeader, channelVary, type Visit } from './channels';
import { cacheControl, resourcePolicy, securityHeaders, sharedOrigin, type ResponseKind } from './headers';
import type { FileDecision } from './decide';
import { isBelow, negotiationVary, sharedPrefixes } from './rules';

export type Headers = Readonly<Record<string, string>>;

/** The headers of every response to a path: which origins may use it and how a browser must treat it. */
export function protectionHeaders(path: string): Headers {
  const shared = isBelow(sharedPrefixes, path);
  return {
    ...securityHeaders,
    [resourcePolicy.name]: shared ? resourcePolicy.shared : resourcePolicy.own,
    ...(shared && { [sharedOrigin.name]: sharedOrigin.value }),
  };
}

/**
 * The headers of a file. `policy` is the content security policy of pages; `visit` is there while a
 * canary runs.
 */
export function fileHeaders({ response, language, negotiated }: FileDecision, policy: string, visit?: Visit): Headers {
  const page = isPage(response);
  const visited = page ? visit : undefined;
  return {
    'Cache-Control': cacheControl[response],
    Vary: varyOf({ negotiated, visited: visited !== undefined }),
    ...(language && { 'Content-Language': language }),
    ...(page && { 'Content-Security-Policy': policy }),
    ...(visited && { [channelHeader]: visited.channel }),
    ...(visited?.newCohort && { 'Set-Cookie': `${cohortCookie}=${visited.newCohort}; ${cohortAttributes}` }),
  };
}

/** The `Vary` of a response. `visited`: on the visitor's channel; `negotiated`: on their language. */
export function varyOf(response: { negotiated?: boolean | undefined; visited: boolean }): string {
  const names = [...(response.visited ? channelVary : []), ...(response.negotiated ? negotiationVary : [])];
  return [...new Set(names), 'Accept-Encoding'].join(', ');
}

/**
 * The tag of a file of a composition: its id instead of time and size, because a rollback goes back in time, and two
 * compositions can have the same time and length. Weak, because all encodings share it.
 */
export function compositionTag(composition: string, language: string | undefined): string {
  return `W/"${composition}${language ? `-${language}` : ''}"`;
}

/** Whether `If-None-Match` contains the tag, by weak comparison as in RFC 9110. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((known) => opaque(known) === opaque(tag)) ?? false;
}

function isPage(response: ResponseKind): boolean {
  return response === 'page' || response === 'unknownPage';
}

/** The encodings in the store, by the ending of the compressed file. */
export const encodingNames: Readonly<Record<CompressedEnding, string>> = {
  '.br': 'br',
  '.gz': 'gzip',
};

/** The endings of the compressed files that a client accepts, best first. */
export function acceptedEndings(acceptEncoding: string | undefined): string[] {
  const accepted = (acceptEncoding ?? '').toLowerCase().split(',').map(parseEncoding);
  return compressedEndings.filter((ending) =>
    accepted.some(({ name, quality }) => name === encodingNames[ending] && quality > 0),
  );
}

function parseEncoding(part: string): { name: string; quality: number } {
  const [name = '', quality = '1'] = part.trim().split(/\s*;\s*q=/);
  return { name, quality: Number(quality) };
}
