import type { PartName } from '@ponte/contract/parts';

/** What a webpack configuration is made for: one part, one build of it. */
export interface BuildContext<Part extends string = PartName> {
  readonly mode: 'production' | 'development';
  readonly part: Part;
  /** The part's folder. */
  readonly folder: string;
  /** The build's id; `dev` in development. */
  readonly build: string;
  /** Where the output goes. */
  readonly output: string;
  /** Keeps a component's state when its code changes; needs React's development build in the page. */
  readonly refresh?: true;
  /** URL of the build's root, with a slash at the end. */
  readonly publicPath: string;
}

/** Where a build lies in the site: immutable files under its part and id. */
export function buildUrlPath(part: PartName, build: string): string {
  return `/builds/${part}/${build}/`;
}
