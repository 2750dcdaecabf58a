import type { RouteDefinition } from '@ponte/contract/route';
import type { Language } from '@ponte/contract/language';
import { resolveUrl } from '@ponte/contract/url';
import { appFile, notFoundFile, pageFile } from '@ponte/contract/composition-layout';
import type { AnswerKind } from './headers';
import { parseTarget, type Target } from './parse-target';
import type { CallRefusal, SiteRefusal } from './refusals';
import {
  backendMethods,
  backendPrefixes,
  buildFile,
  compositionId,
  isBelow,
  negotiateLanguage,
  rootFiles,
  sharedPrefixes,
  siteMethods,
  textsFile,
} from './rules';

export interface EdgeRequest {
  readonly method: string;
  /** The request's target as it was sent. */
  readonly url: string;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export type EdgeDecision =
  | { readonly kind: 'call'; readonly target: Target }
  | { readonly kind: 'callRefusal'; readonly refusal: CallRefusal }
  | { readonly kind: 'siteRefusal'; readonly refusal: SiteRefusal }
  | { readonly kind: 'redirect'; readonly to: string }
  | FileDecision;

export interface FileDecision {
  readonly kind: 'file';
  readonly answer: Exclude<AnswerKind, 'redirect' | 'refusal'>;
  /**
   * Below which folder: the live composition, the one of the visitor's channel, one that an open tab names, or the
   * published builds.
   */
  readonly from: 'live' | 'channel' | 'builds' | { readonly composition: string };
  readonly file: string;
  readonly language?: Language;
  /** Whether the language was negotiated, so that the same URL has other answers. */
  readonly negotiated?: boolean;
}

/** What the edge answers: pure, so that each rule can be read and tested without a server. */
export function decide(
  routes: readonly RouteDefinition[] | undefined,
  request: EdgeRequest,
  isLiveSite = routes !== undefined,
): EdgeDecision {
  const target = parseTarget(request.url);
  if (typeof target === 'string') return refuse(target);
  if (isBelow(backendPrefixes, target.path)) return decideCall(request.method, target);
  if (!isOneOf(siteMethods, request.method)) return refuse('methodNotAllowed');
  const shared = isBelow(sharedPrefixes, target.path) ? decideShared(target) : undefined;
  if (!isLiveSite) return shared && !isLive(shared) ? shared : refuse('noRelease');
  const file = shared ?? decideRootFile(target);
  // A composition whose table of routes cannot be read has no pages, and all the rest.
  return file ?? (routes ? decidePage(routes, target, request) : refuse('noRelease'));
}

function isLive(decision: EdgeDecision): boolean {
  return decision.kind === 'file' && decision.from === 'live';
}

function decideCall(method: string, target: Target): EdgeDecision {
  return isOneOf(backendMethods, method)
    ? { kind: 'call', target }
    : { kind: 'callRefusal', refusal: 'methodNotAllowed' };
}

function decideShared({ path, search }: Target): EdgeDecision {
  const build = new RegExp(buildFile).exec(path)?.[1];
  if (build) return { kind: 'file', answer: 'build', from: 'builds', file: build };
  if (!new RegExp(textsFile).test(path)) return refuse('notFound');
  const file = path.slice(1);
  const composition = new URLSearchParams(search).get('c');
  if (!composition) return { kind: 'file', answer: 'texts', from: 'live', file };
  if (!new RegExp(compositionId).test(composition)) return refuse('notFound');
  return { kind: 'file', answer: 'storedTexts', from: { composition }, file };
}

function decideRootFile({ path }: Target): EdgeDecision | undefined {
  return isOneOf(rootFiles, path) ? { kind: 'file', answer: 'rootFile', from: 'live', file: path.slice(1) } : undefined;
}

function decidePage(routes: readonly RouteDefinition[], target: Target, request: EdgeRequest): EdgeDecision {
  const resolved = resolveUrl(routes, target.path);
  if (resolved.kind === 'redirect') return { kind: 'redirect', to: resolved.to + target.search };
  const { form } = resolved;
  const ofForm = form === 'plain' ? undefined : form;
  const named = resolved.kind === 'page' ? resolved.language : ofForm;
  const language = named ?? negotiateLanguage(request.cookie, request.acceptLanguage);
  const found = { kind: 'file', from: 'channel', language, negotiated: !named } as const;
  if (resolved.kind === 'unknown') return { ...found, answer: 'unknownPage', file: notFoundFile(form, language) };
  const prerendered = resolved.route.area === 'public';
  return { ...found, answer: 'page', file: prerendered ? pageFile(form, language, target.path) : appFile(language) };
}

function refuse(refusal: SiteRefusal): EdgeDecision {
  return { kind: 'siteRefusal', refusal };
}

function isOneOf(list: readonly string[], value: string): boolean {
  return list.includes(value);
}
