import type { PerRemote, RemoteName } from '@ponte/contract/parts';
import type { SiteSettings } from '@ponte/contract/site';
import type { PlannedPage } from '@ponte/contract/composition-layout';
import type { RenderedPage } from './rendered-page';

/** What the rendering process is told: the builds' folders, the texts of one language, and the pages in it. */
export interface RenderJob {
  readonly language: string;
  readonly shell: string;
  readonly remotes: PerRemote<string>;
  readonly texts: Record<string, string>;
  readonly settings: SiteSettings;
  readonly pages: readonly PlannedPage[];
}

/** What it answers: the slots first, then each page as planned, then that it is done, or the error that ended it. */
export type RenderAnswer =
  | { kind: 'slots'; slots: readonly (readonly [RemoteName, string])[] }
  | { kind: 'page'; file: string; page: RenderedPage }
  | { kind: 'done'; loaded: readonly RemoteName[] }
  | { kind: 'failed'; message: string };
