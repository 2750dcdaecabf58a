import { createHash } from 'node:crypto';
import { relative } from 'node:path';

interface StyleFile {
  readonly path: string;
  readonly locals: Map<string, number>;
}

/**
 * Names the classes of a part's stylesheets: two letters of the part, three characters of the file and two of the class's place
 * in it. A page contains its styles, and a name of random characters would cost it about three bytes more. A file's names depend
 * on its path and content alone, because a page that heals has the styles of two builds for a moment.
 *
 * @throws if two files have the same three characters; rename one.
 */
export function createClassNames(part: string) {
  const letters = lettersOf(part);
  const files = new Map<string, StyleFile>();
  return ({ resourcePath, rootContext }: { resourcePath: string; rootContext: string }, _: string, local: string) => {
    const path = relative(rootContext, resourcePath);
    const id = idOf(path);
    const file = files.get(id) ?? { path, locals: new Map<string, number>() };
    if (file.path !== path) throw new Error(`${path} and ${file.path} get the same class names. Rename one.`);
    files.set(id, file);
    const place = file.locals.get(local) ?? file.locals.size;
    file.locals.set(local, place);
    return `${letters}-${id}${place.toString(36).padStart(2, '0')}`;
  };
}

/** Differs between the listed parts (a test compares them). The whole name costs a page about 100 bytes. */
export function lettersOf(part: string): string {
  return hashOf(part)
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 2);
}

function idOf(path: string): string {
  return hashOf(path)
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 3);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
