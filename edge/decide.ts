import type { RouteDefinition } from '@ponte/contract/route';
import type { Language } from '@ponte/contract/language';
import { resolveUrl } from '@ponte/contract/url';
import { appFile, notFoundFile, pageFile } from '@ponte/contract/composition-layout';
import type { ResponseKind } from './headers';
import type { CallError, SiteError } from './error-responses';
import {
  backendMethods,
  backendPrefixes,
  buildFile,
  compositionId,
  isBelow,
  limits,
  negotiateLanguage,
  badTarget,
  rootFiles,
  sharedPrefixes,
  siteMethods,
  textsFile,
} from './rules';

export interface EdgeRequest {
  readonly method: string;
  /** The request target as sent. */
  readonly url: string;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export type EdgeDecision =
  | { readonly kind: 'call'; readonly target: Target }
  | { readonly kind: 'callError'; readonly error: CallError }
  | { readonly kind: 'siteError'; readonly error: SiteError }
  | { readonly kind: 'redirect'; readonly to: string }
  | FileDecision;

export interface FileDecision {
  readonly kind: 'file';
  readonly response: Exclude<ResponseKind, 'redirect' | 'error'>;
  /**
   * Below which folder: the live composition, the one of the visitor's channel, one that an open tab names, or the
   * published builds.
   */
  readonly from: 'live' | 'channel' | 'builds' | { readonly composition: string };
  readonly file: string;
  readonly language?: Language;
  /** Whether the language was negotiated, so that the URL has a response per language. */
  readonly negotiated?: boolean;
}

/** Decides the response. Pure, so that each rule can be read and tested without a server. */
export function decide(
  routes: readonly RouteDefinition[] | undefined,
  request: EdgeRequest,
  isLiveSite = routes !== undefined,
): EdgeDecision {
  const target = parseTarget(request.url);
  if (typeof target === 'string') return reject(target);
  if (isBelow(backendPrefixes, target.path)) return decideCall(request.method, target);
  if (!isOneOf(siteMethods, request.method)) return reject('methodNotAllowed');
  const shared = isBelow(sharedPrefixes, target.path) ? decideShared(target) : undefined;
  if (!isLiveSite) return shared && !isLive(shared) ? shared : reject('noRelease');
  const file = shared ?? decideRootFile(target);
  // Without a readable table of routes, a composition serves everything but pages.
  return file ?? (routes ? decidePage(routes, target, request) : reject('noRelease'));
}

function isLive(decision: EdgeDecision): boolean {
  return decision.kind === 'file' && decision.from === 'live';
}

function decideCall(method: string, target: Target): EdgeDecision {
  return isOneOf(backendMethods, method) ? { kind: 'call', target } : { kind: 'callError', error: 'methodNotAllowed' };
}

function decideShared({ path, search }: Target): EdgeDecision {
  const build = new RegExp(buildFile).exec(path)?.[1];
  if (build) return { kind: 'file', response: 'build', from: 'builds', file: build };
  if (!new RegExp(textsFile).test(path)) return reject('notFound');
  const file = path.slice(1);
  const composition = new URLSearchParams(search).get('c');
  if (!composition) return { kind: 'file', response: 'texts', from: 'live', file };
  if (!new RegExp(compositionId).test(composition)) return reject('notFound');
  return { kind: 'file', response: 'storedTexts', from: { composition }, file };
}

function decideRootFile({ path }: Target): EdgeDecision | undefined {
  return isOneOf(rootFiles, path)
    ? { kind: 'file', response: 'rootFile', from: 'live', file: path.slice(1) }
    : undefined;
}

function decidePage(routes: readonly RouteDefinition[], target: Target, request: EdgeRequest): EdgeDecision {
  const resolved = resolveUrl(routes, target.path);
  if (resolved.kind === 'redirect') return { kind: 'redirect', to: resolved.to + target.search };
  const { form } = resolved;
  const ofForm = form === 'plain' ? undefined : form;
  const named = resolved.kind === 'page' ? resolved.language : ofForm;
  const language = named ?? negotiateLanguage(request.cookie, request.acceptLanguage);
  const found = { kind: 'file', from: 'channel', language, negotiated: !named } as const;
  if (resolved.kind === 'unknown') return { ...found, response: 'unknownPage', file: notFoundFile(form, language) };
  const prerendered = resolved.route.area === 'public';
  return { ...found, response: 'page', file: prerendered ? pageFile(form, language, target.path) : appFile(language) };
}

function reject(error: SiteError): EdgeDecision {
  return { kind: 'siteError', error };
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.includes(value);
}

/** A request target as sent: nothing is decoded or resolved. `search` is empty or begins with `?`. */
export interface Target {
  readonly path: string;
  readonly search: string;
}

const badTargetPattern = new RegExp(badTarget);

export function parseTarget(url: string): Target | SiteError {
  if (url.length > limits.targetLength) return 'targetTooLong';
  // Every server must accept the absolute form, which clients of proxies send.
  const target = url.replace(/^https?:\/\/[^/?]+/i, '');
  if (!target.startsWith('/') || badTargetPattern.test(target)) return 'badRequest';
  const mark = target.indexOf('?');
  return mark < 0 ? { path: target, search: '' } : { path: target.slice(0, mark), search: target.slice(mark) };
}
