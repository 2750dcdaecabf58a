import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version;

/** What a page has one copy of. A range ties a remote to the shells that it can run in. */
const sharedPackages = {
  react: { version: versionOf('react'), range: '^19.0.0' },
  'react/jsx-runtime': { version: versionOf('react'), range: '^19.0.0' },
  'react-dom': { version: versionOf('react-dom'), range: '^19.0.0' },
  // The kit's version is this package's: minor for every added name.
  'shared-config/kit': { version: versionOf('shared-config'), range: '^1.0.0' },
};

/** The shell holds the only copies and has them ready before any remote asks. */
export const providedByShell = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, { version }]) => [name, { shareKey: name, eager: true, version }]),
);

/** A remote brings no copy of its own, and fails loudly in a shell that is too old. */
export const requiredByRemotes = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, { range }]) => [
    name,
    { singleton: true, strictVersion: true, import: false as const, requiredVersion: range },
  ]),
);

export const providedVersions = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, { version }]) => [name, version]),
);

export const requiredRanges = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, { range }]) => [name, range]),
);

/** What the shell's Node bundle hands to the remotes' when pages are prerendered. */
export const sharedNames = Object.keys(sharedPackages);
