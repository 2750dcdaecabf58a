import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

interface SharedPackage {
  readonly version: string;
  /** Ties a remote to the shells that it can run in. */
  readonly range: string;
  /** Its name in the page, where that is not the name that sources import. */
  readonly shareKey?: string;
}

/** What a page has one copy of, by the name that sources import. */
const sharedPackages: Readonly<Record<string, SharedPackage>> = {
  react: { version: versionOf('react'), range: '^19.0.0' },
  'react/jsx-runtime': { version: versionOf('react'), range: '^19.0.0' },
  'react-dom': { version: versionOf('react-dom'), range: '^19.0.0' },
  // Its minor version goes up with every added name. Builds in every store know it by the name that it had first.
  '@ponte/kit': { version: versionOf('@ponte/kit'), range: '^1.0.0', shareKey: 'shared-config/kit' },
};

const keyed = Object.entries(sharedPackages).map(([name, { shareKey = name, ...rest }]) => ({
  name,
  shareKey,
  ...rest,
}));

/** The shell holds the only copies and has them ready before any remote asks. */
export const providedByShell = Object.fromEntries(
  keyed.map(({ name, shareKey, version }) => [name, { shareKey, eager: true, version }]),
);

/** A remote brings no copy of its own, and fails loudly in a shell that is too old. */
export const requiredByRemotes = Object.fromEntries(
  keyed.map(({ name, shareKey, range }) => [
    name,
    { shareKey, singleton: true, strictVersion: true, import: false as const, requiredVersion: range },
  ]),
);

export const providedVersions = Object.fromEntries(keyed.map(({ shareKey, version }) => [shareKey, version]));

export const requiredRanges = Object.fromEntries(keyed.map(({ shareKey, range }) => [shareKey, range]));

/** What the shell's Node bundle hands to the remotes' when pages are prerendered: its name there, by what is imported. */
export const handedIn = Object.fromEntries(keyed.map(({ name, shareKey }) => [name, shareKey]));
