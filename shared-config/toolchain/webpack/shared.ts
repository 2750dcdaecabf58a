import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

interface SharedPackage {
  readonly version: string;
  /** The versions that a remote accepts. */
  readonly range: string;
  /** Its name in the page, if it differs from the name in imports. */
  readonly shareKey?: string;
}

/** The packages of which a page has one copy, by the name in imports. */
const sharedPackages: Readonly<Record<string, SharedPackage>> = {
  react: { version: versionOf('react'), range: '^19.0.0' },
  'react/jsx-runtime': { version: versionOf('react'), range: '^19.0.0' },
  'react-dom': { version: versionOf('react-dom'), range: '^19.0.0' },
  // The next release with added names raises the minor version. The share key is its first name, which existing builds use.
  '@ponte/kit': { version: versionOf('@ponte/kit'), range: '^1.0.0', shareKey: 'shared-config/kit' },
};

const keyed = Object.entries(sharedPackages).map(([name, { shareKey = name, ...rest }]) => ({
  name,
  shareKey,
  ...rest,
}));

/** A remote bundles no copy, and fails to load in a shell that is too old. */
export const requiredByRemotes = Object.fromEntries(
  keyed.map(({ name, shareKey, range }) => [
    name,
    { shareKey, singleton: true, strictVersion: true, import: false as const, requiredVersion: range },
  ]),
);

export const providedVersions = Object.fromEntries(keyed.map(({ shareKey, version }) => [shareKey, version]));

export const requiredRanges = Object.fromEntries(keyed.map(({ shareKey, range }) => [shareKey, range]));

/** The modules that remotes' Node bundles take from the shell's in a prerender: their name there, by the name in imports. */
export const nodeExternals = Object.fromEntries(keyed.map(({ name, shareKey }) => [name, shareKey]));
