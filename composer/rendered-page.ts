import type { PageState } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';
import type { SiteSettings } from '@ponte/contract/site';

/** What the shell's Node bundle answers for one page. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly jsonLd: readonly object[];
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
