import { bucketAttributes, bucketCookie, channelHeader, channelVary, type Visit } from './channels';
import { cacheControl, resourcePolicy, securityHeaders, sharedOrigin, type AnswerKind } from './headers';
import type { FileDecision } from './decide';
import { isBelow, negotiationVary, sharedPrefixes } from './rules';

export type Headers = Readonly<Record<string, string>>;

/** The headers of every answer to a path, whatever it is: who may use it and how a browser must treat it. */
export function protectionHeaders(path: string): Headers {
  const shared = isBelow(sharedPrefixes, path);
  return {
    ...securityHeaders,
    [resourcePolicy.name]: shared ? resourcePolicy.shared : resourcePolicy.own,
    ...(shared && { [sharedOrigin.name]: sharedOrigin.value }),
  };
}

/**
 * What a file's answer says about itself. `policy` is the content security policy of pages; `visit` is there while a
 * canary runs.
 */
export function fileHeaders({ answer, language, negotiated }: FileDecision, policy: string, visit?: Visit): Headers {
  const page = isPage(answer);
  const visited = page ? visit : undefined;
  return {
    'Cache-Control': cacheControl[answer],
    Vary: varyOf({ negotiated, visited: visited !== undefined }),
    ...(language && { 'Content-Language': language }),
    ...(page && { 'Content-Security-Policy': policy }),
    ...(visited && { [channelHeader]: visited.channel }),
    ...(visited?.newBucket && { 'Set-Cookie': `${bucketCookie}=${visited.newBucket}; ${bucketAttributes}` }),
  };
}

/** What else than its path an answer depends on. `visited`: on the visitor's channel; `negotiated`: on their language. */
export function varyOf(answer: { negotiated?: boolean | undefined; visited: boolean }): string {
  const names = [...(answer.visited ? channelVary : []), ...(answer.negotiated ? negotiationVary : [])];
  return [...new Set(names), 'Accept-Encoding'].join(', ');
}

/**
 * What is made from a composition is known by its id, not by its time and size: a rollback goes back in time, and two
 * compositions of one second may well be of one length. Weak, because every encoding of it has the same.
 */
export function compositionTag(composition: string, language: string | undefined): string {
  return `W/"${composition}${language ? `-${language}` : ''}"`;
}

/** Whether `If-None-Match` names the tag, compared weakly as the standard asks. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((known) => opaque(known) === opaque(tag)) ?? false;
}

function isPage(answer: AnswerKind): boolean {
  return answer === 'page' || answer === 'unknownPage';
}
