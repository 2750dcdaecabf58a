import type { Language } from './language';
import type { RemoteName } from './parts';

/**
 * One route of the site.
 *
 * - `path`: one pattern for every language (`/servicos/vistos`, `/admin/editar-usuario/:id`), or one per language where
 *   the specification names three.
 * - `part` and `module`: the remote that renders it, and that remote's exposed module.
 * - `area`: `public` routes are prerendered and indexed; `account` and `admin` routes are rendered in the browser.
 */
export interface RouteDefinition {
  readonly id: string;
  readonly path: string | Readonly<Record<Language, string>>;
  readonly part: RemoteName;
  readonly module: string;
  readonly area: 'public' | 'account' | 'admin';
}

/**
 * The form of a URL: `plain` without a language (`/servicos`), which is then negotiated, or prefixed with one
 * (`/es/servicos`).
 */
export type UrlForm = 'plain' | Language;
