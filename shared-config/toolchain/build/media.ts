import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './files';

const served = /\.(svg|png|jpg|webp|avif|mp4|webm|woff2)$/;

/**
 * Copies the files and folders that the part's `package.json` lists under `"ponte": { "media": [...] }`. No script imports
 * them, so that no bundle contains their names.
 *
 * @returns the path of each copy in the build by the path of its source.
 * @throws Error when a listed path does not exist or holds no media.
 */
export async function copyMedia(
  folder: string,
  output: string,
  listed: readonly string[],
): Promise<Record<string, string>> {
  const sources = (await Promise.all(listed.map((path) => findMedia(folder, path)))).flat();
  const pairs = await Promise.all(
    [...new Set(sources)].map(async (source) => {
      const file = `static/${source}`;
      await mkdir(dirname(join(output, file)), { recursive: true });
      await copyFile(join(folder, source), join(output, file));
      return [source, file] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

async function findMedia(folder: string, path: string): Promise<string[]> {
  const stats = await stat(join(folder, path)).catch(() => undefined);
  const files = stats?.isDirectory() ? (await listFiles(join(folder, path))).map((file) => join(path, file)) : [path];
  const media = stats ? files.filter((file) => served.test(file)) : [];
  if (media.length === 0) throw new Error(`package.json lists ${path} under ponte.media, but there are no media`);
  return media;
}
