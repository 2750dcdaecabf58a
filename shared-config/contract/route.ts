import type { Language } from './language';
import type { RemoteName } from './parts';

/**
 * One screen of the site as data.
 *
 * - `path`: one pattern for every language (`/servicos/vistos`, `/admin/editar-usuario/:id`), or one per language where
 *   the specification names three.
 * - `part` and `module`: the remote that draws it and the exposed module of that remote.
 * - `area`: `public` routes are prerendered and indexed; `account` and `admin` ones are drawn in the browser.
 */
export interface RouteDefinition {
  readonly id: string;
  readonly path: string | Readonly<Record<Language, string>>;
  readonly part: RemoteName;
  readonly module: string;
  readonly area: 'public' | 'account' | 'admin';
}

/**
 * The form of a URL: `plain` leaves the language to negotiation (`/servicos`), a language names it (`/es/servicos`).
 */
export type UrlForm = 'plain' | Language;
