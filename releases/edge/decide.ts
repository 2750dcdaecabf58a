import type { RouteDefinition, UrlForm } from 'shared-config/contract/route';
import { isLanguage, type Language } from 'shared-config/contract/language';
import { resolveUrl } from 'shared-config/contract/url';
import { appFile, notFoundFile, pageFile } from '../compose/plan-pages';
import { cacheControl, negotiateLanguage, negotiationVary } from './rules';

export interface EdgeRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export type EdgeDecision =
  | { kind: 'redirect'; to: string }
  | {
      kind: 'file';
      /** Below which folder: the live composition, one that an open tab names, or the published builds. */
      from: 'live' | 'builds' | { composition: string };
      file: string;
      status: 200 | 404;
      cache: keyof typeof cacheControl;
      language?: Language;
      vary?: string;
    };

/** What the edge answers: pure, so that each rule can be read and tested without a server. */
export function decide(routes: readonly RouteDefinition[], request: EdgeRequest): EdgeDecision {
  return decideFile(request) ?? decidePage(routes, request);
}

function decideFile({ path, query }: EdgeRequest): EdgeDecision | undefined {
  const found = { kind: 'file', status: 200 } as const;
  if (path.startsWith('/builds/')) {
    return { ...found, from: 'builds', file: path.slice('/builds/'.length), cache: 'immutable' };
  }
  if (path === '/sitemap.xml' || path === '/robots.txt') {
    return { ...found, from: 'live', file: path.slice(1), cache: 'hourly' };
  }
  const texts = /^\/locales\/(\w+)\/translation\.json$/.exec(path);
  if (!texts || !isLanguage(texts[1])) return undefined;
  const composition = query.get('c');
  const pinned = composition !== null && /^[0-9a-f]{16}$/.test(composition);
  const from = pinned ? { composition } : 'live';
  return { ...found, from, file: path.slice(1), cache: pinned ? 'immutable' : 'revalidate' };
}

function decidePage(routes: readonly RouteDefinition[], request: EdgeRequest): EdgeDecision {
  const resolved = resolveUrl(routes, request.path);
  if (resolved.kind === 'redirect') {
    const query = request.query.toString();
    return { kind: 'redirect', to: resolved.to + (query && `?${query}`) };
  }
  const form = resolved.form;
  const named = resolved.kind === 'page' ? resolved.language : languageOf(form);
  const language = named ?? negotiateLanguage(request.cookie, request.acceptLanguage);
  const vary = named ? {} : { vary: negotiationVary };
  const found = { kind: 'file', from: 'live', cache: 'revalidate', language, ...vary } as const;
  if (resolved.kind === 'unknown') return { ...found, file: notFoundFile(form, language), status: 404 };
  const prerendered = resolved.route.area === 'public';
  return { ...found, file: prerendered ? pageFile(form, language, request.path) : appFile(language), status: 200 };
}

function languageOf(form: UrlForm): Language | undefined {
  return form === 'plain' ? undefined : form;
}
