import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { languages, type Language } from './language';
import { partNameSchema, remoteNameSchema } from './part-name';

/** The algorithm and the digest in base64, the format of the `integrity` attribute. Older builds have SHA-384. */
const integritySchema = z.string().check(z.regex(/^(sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/));

const languageSchema = z.enum(languages);

const routeSchema = z.strictObject({
  id: z.string(),
  path: z.union([z.string(), z.record(languageSchema, z.string())]),
  localizedPaths: z.optional(z.partialRecord(languageSchema, z.string())),
  part: remoteNameSchema,
  module: z.string(),
  area: z.enum(['public', 'account', 'admin']),
});

/** The files of one exposed module, relative to the build's root, in loading order. */
const assetsSchema = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) });

/**
 * `contract.json`, at the root of every build: what the build exposes and needs.
 *
 * - `entry`: the script that starts it, relative to the root (the shell's main script, a remote's `remoteEntry.js`).
 * - `initial`: the files that load with the entry. `exposes`: a remote's modules by name; empty for the shell.
 * - `federation`: the shell's files with the run-time library of module federation, which load with the first remote. Absent
 *   in a remote, and in a shell of contract version 2, which needs no library.
 * - `routes`: a remote's own routes; for the shell, all routes.
 * - `shared`: required packages (ranges) and provided packages (versions), of which the page has a single copy.
 * - `kit`: the names that it imports from the shared kit; for the shell, the names that it provides.
 * - `textsByPart`: set in a shell that loads each part's texts from the part's build. An older shell waits for the file of all
 *   texts.
 * - `texts`: its text keys by language. `textsIn`: where they are bundled: in the composition's texts, which every visitor
 *   loads, or in the part, which loads them itself.
 * - `media`: its pictures, films and fonts by the path of their source within the part.
 * - `files`: hashes of all other files of the build, by path.
 */
export const contractSchema = z.strictObject({
  part: partNameSchema,
  build: buildIdSchema,
  contract: z.number(),
  commit: z.nullable(z.string()),
  entry: z.string(),
  initial: assetsSchema,
  exposes: z.record(z.string(), assetsSchema),
  federation: z.optional(assetsSchema),
  routes: z.array(routeSchema),
  shared: z.strictObject({
    required: z.record(z.string(), z.string()),
    provided: z.record(z.string(), z.string()),
  }),
  kit: z.array(z.string()),
  textsByPart: z.optional(z.literal(true)),
  texts: z.record(languageSchema, z.array(z.string())),
  textsIn: z.enum(['composition', 'part']),
  media: z.record(z.string(), z.string()),
  files: z.record(z.string(), integritySchema),
});

export type BuildContract = z.infer<typeof contractSchema>;
export type Assets = z.infer<typeof assetsSchema>;

/*
 * The media that the composer looks up in a build's `media`. Pages of a build that lacks one have no such media.
 */

/** The shell's icons. */
export const iconSources = {
  vector: 'media/favicon.svg',
  small: 'media/favicon-32.png',
  touch: 'media/apple-touch-icon-180.png',
  home: 'media/icon-192.png',
  splash: 'media/icon-512.png',
} as const;

/** The size of a link preview, which is a JPEG. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The link preview of one page, in the build of the part that renders it. */
export function previewSource(routeId: string, language: Language): string {
  return `media/open-graph/${routeId}.${language}.jpg`;
}

/** The shell's link preview, for pages without their own. */
export const commonPreviewSource = 'media/open-graph.jpg';
