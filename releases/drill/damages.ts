import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import type { Failure } from '@ponte/contract/beacon';
import { isErrno } from '../store/disk/atomic-writes';
import { encodings } from '../store/compression';

/** A way to break a build, and what the page must report about it. */
export interface Damage {
  readonly name: string;
  readonly reports: Failure['phase'];
  /** The files to remove from the store. */
  readonly gone: (contract: BuildContract, module: string) => readonly string[];
}

/** The build throws while it renders; without the `gone` files it does not get that far. */
export const damages: readonly Damage[] = [
  { name: 'entry gone', reports: 'entry', gone: ({ entry }) => [entry] },
  { name: 'chunk gone', reports: 'chunk', gone: ({ exposes }, module) => exposes[module]?.js ?? [] },
  { name: 'render throws', reports: 'render', gone: () => [] },
];

const chunkName = /globalThis\.(webpackChunk\w+)/;

/** Makes every component that a chunk exports by default throw; other exports stay. */
export function makeRenderThrow(_path: string, code: string): string | undefined {
  const global = chunkName.exec(code.slice(0, 200))?.[1];
  if (!global) return undefined;
  return `(c=>{const p=c.push;c.push=d=>{for(const k in d[1]){const f=d[1][k];d[1][k]=(m,e,r)=>{f(m,e,r);if(typeof m.exports.default==="function")m.exports={...m.exports,default(){throw new Error("drill")}}}}return p(d)}})(globalThis.${global}||=[]);${code}`;
}

/** Removes files of a build, with their compressed siblings. The returned function restores them. */
export async function removeFiles(folder: string, paths: readonly string[]): Promise<() => Promise<void>> {
  const all = paths.flatMap((path) =>
    ['', ...encodings.map(({ ending }) => ending)].map((end) => join(folder, path + end)),
  );
  const moved: string[] = [];
  for (const path of all) {
    try {
      await rename(path, `${path}.gone`);
      moved.push(path);
    } catch (error) {
      if (!isErrno(error, 'ENOENT')) throw error;
    }
  }
  return async () => {
    for (const path of moved) await rename(`${path}.gone`, path);
  };
}
