import type { PlannedPage } from '@ponte/contract/composition-layout';
import type { Hydration } from '@ponte/contract/hydration';
import type { PageState } from '@ponte/contract/lock';
import type { PerRemote, RemoteName } from '@ponte/contract/parts';
import type { SiteSettings } from '@ponte/contract/site';

/** What the render process receives: the folders of the builds, the texts of one language, and its pages. */
export interface RenderJob {
  readonly language: string;
  readonly shell: string;
  readonly remotes: PerRemote<string>;
  readonly texts: Record<string, string>;
  readonly settings: SiteSettings;
  readonly pages: readonly PlannedPage[];
}

/** What the render process sends: the slots, then each page in the planned order, then `done`; or `failed` at any time, as the last. */
export type RenderMessage =
  | { kind: 'slots'; slots: readonly (readonly [RemoteName, string])[] }
  | { kind: 'page'; file: string; page: RenderedPage }
  | { kind: 'done'; loaded: readonly RemoteName[] }
  | { kind: 'failed'; message: string };

/** What the shell's Node bundle returns for one page. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd: readonly object[];
  /** When its content is hydrated. A shell of contract 2 does not say: it hydrates with the page's module. */
  readonly hydration?: Hydration | undefined;
  readonly urls: { canonical: string; alternates: readonly (readonly [string, string])[] } | null;
}

/** What the shell's Node bundle exports: the composer's side of `shell/server.tsx`. */
export interface ShellBundle {
  readonly shared: Record<string, unknown>;
  readonly slots: readonly (readonly [RemoteName, string])[];
  setTexts(language: string, texts: Record<string, string>): void;
  render(request: {
    path: string;
    page: PageState;
    settings: SiteSettings;
    modules: readonly { part: RemoteName; module: string; exports: unknown }[];
  }): Promise<RenderedPage>;
}
