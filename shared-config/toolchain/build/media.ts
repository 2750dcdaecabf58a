import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { listFiles } from './files';

const served = /\.(svg|png|jpg|webp|avif|mp4|webm|woff2)$/;

/**
 * Copies media that no script imports, so that no bundle grows by their names: files and folders of the part that its
 * `package.json` lists under `"ponte": { "media": [...] }`. Their new names carry a hash of their content.
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
      const file = await hashedName(join(folder, source));
      await mkdir(dirname(join(output, file)), { recursive: true });
      await copyFile(join(folder, source), join(output, file));
      return [source, file] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

async function findMedia(folder: string, path: string): Promise<string[]> {
  const found = await stat(join(folder, path)).catch(() => undefined);
  const files = found?.isDirectory() ? (await listFiles(join(folder, path))).map((file) => join(path, file)) : [path];
  const media = found ? files.filter((file) => served.test(file)) : [];
  if (media.length === 0) throw new Error(`package.json lists ${path} under ponte.media, where there are no media`);
  return media;
}

async function hashedName(file: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  const ending = extname(file);
  return `static/media/${basename(file, ending)}.${hash}${ending}`;
}
