import type { PartName } from '@ponte/contract/parts';

/** The build that a webpack configuration is for. */
export interface BuildContext<Part extends string = PartName> {
  readonly mode: 'production' | 'development';
  readonly part: Part;
  /** The part's folder. */
  readonly folder: string;
  /** Folders of other parts whose code is in the build too. Only in a build that releases are measured against. */
  readonly otherFolders?: readonly string[];
  /** The build's id; `dev` in development. */
  readonly build: string;
  /** The output folder. */
  readonly output: string;
  /** Keeps a component's state when its code changes. Needs React's development build in the page. */
  readonly refresh?: true;
  /** URL of the build's root, with a slash at the end. */
  readonly publicPath: string;
}

/** The URL path of a build's immutable files. */
export function buildUrlPath(part: PartName, build: string): string {
  return `/builds/${part}/${build}/`;
}
