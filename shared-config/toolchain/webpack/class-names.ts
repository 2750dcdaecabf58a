import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const styleFile = /\.module\.css$/;

/**
 * Names the classes of a part's stylesheets: two letters of the part, two of the list of its files, two of the file's place in
 * that list, and the class's place in the file. A page contains its styles: a name of random characters would cost it about five
 * bytes more. A page that heals has the styles of two builds for a moment. Two builds give equal names only if they list the same
 * files, and then a name is that of the same class, unless its own file differs.
 *
 * @param folders Where the part's stylesheets are: its own folder, and the kit's.
 * @throws if a stylesheet is in none of them.
 */
export function createClassNames(part: string, folders: readonly string[]) {
  const listed = folders.flatMap((folder) => listFiles(folder).map((path) => ({ folder, path })));
  const files = listed.map(({ folder, path }) => join(folder, path));
  const start = lettersOf(part) + lettersOf(listed.map(({ path }) => path).join('\n'));
  const placesOf = new Map<string, Map<string, number>>();
  return ({ resourcePath }: { resourcePath: string }, _: string, local: string) => {
    const file = files.indexOf(resourcePath);
    if (file === -1) throw new Error(`${resourcePath} is not in ${folders.join(' or ')}.`);
    const places = placesOf.get(resourcePath) ?? new Map<string, number>();
    placesOf.set(resourcePath, places);
    const place = places.get(local) ?? places.size;
    places.set(local, place);
    return start + letter(Math.floor(file / letters.length)) + letter(file % letters.length) + spell(place);
  };
}

/** Differs between the listed parts (a test compares them). The whole name costs a page about 100 bytes. */
export function lettersOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('base64')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 2);
}

/** The stylesheets below a folder, without those of packages and of builds, in an order that does not depend on the machine. */
function listFiles(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return styleFile.test(entry.name) ? [entry.name] : [];
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    return listFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`);
  });
  return below.toSorted();
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function letter(place: number): string {
  return letters.charAt(place);
}

function spell(place: number): string {
  const last = letter(place % letters.length);
  return place < letters.length ? last : spell(Math.floor(place / letters.length) - 1) + last;
}
