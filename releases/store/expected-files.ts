import { encodings, isCompressible } from './compression';

export interface ExpectedFile {
  readonly path: string;
  /** Of the file, or of what a compressed sibling holds. */
  readonly integrity: string;
  readonly decode: ((content: Uint8Array) => Promise<Uint8Array>) | undefined;
}

/** The files that belong into a folder of the store, compressed siblings included, by what describes it. */
export function listExpected(hashes: Readonly<Record<string, string>>): ExpectedFile[] {
  return Object.entries(hashes).flatMap(([path, integrity]) => [
    { path, integrity, decode: undefined },
    ...(isCompressible(path)
      ? encodings.map(({ ending, decode }) => ({ path: `${path}${ending}`, integrity, decode }))
      : []),
  ]);
}
