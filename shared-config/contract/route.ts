import type { Language } from './language';
import type { RemoteName } from './parts';

/**
 * One route of the site.
 *
 * - `path`: one pattern for every language (`/servicos/vistos`, `/admin/editar-usuario/:id`), or one per language where
 *   the specification names three.
 * - `localizedPaths`: what takes the place of `path` after a language's prefix: `/services/visas` in `/en/services/visas`.
 *   Absent in the tables of builds from before there were any.
 * - `part` and `module`: the remote that renders it, and that remote's exposed module.
 * - `area`: `public` routes are prerendered and indexed; `account` and `admin` routes are rendered in the browser.
 */
export interface RouteDefinition {
  readonly id: string;
  readonly path: string | Readonly<Record<Language, string>>;
  readonly localizedPaths?: Readonly<Partial<Record<Language, string>>> | undefined;
  readonly part: RemoteName;
  readonly module: string;
  readonly area: 'public' | 'account' | 'admin';
}

/**
 * The form of a URL: `plain` without a language (`/servicos`), which is then negotiated, or prefixed with one
 * (`/es/servicios`).
 */
export type UrlForm = 'plain' | Language;
