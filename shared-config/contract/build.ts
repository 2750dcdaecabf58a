import * as z from 'zod/mini';
import { buildIdSchema } from './build-id';
import { languages } from './language';
import { partNameSchema, remoteNameSchema } from './part-name';

/** `sha384-` and the digest in base64, as a script's `integrity` attribute wants it. */
const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

const languageSchema = z.enum(languages);

const routeSchema = z.strictObject({
  id: z.string(),
  path: z.union([z.string(), z.record(languageSchema, z.string())]),
  part: remoteNameSchema,
  module: z.string(),
  area: z.enum(['public', 'account', 'admin']),
});

/** The files that one exposed module needs, relative to the build's root, in the order in which they load. */
const assetsSchema = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) });

/**
 * `contract.json`, at the root of every build: what the build exposes and needs.
 *
 * - `entry`: the script that starts it, relative to the root (the shell's main script, a remote's `remoteEntry.js`).
 * - `initial`: what comes with the entry. `exposes`: a remote's modules by name; empty for the shell.
 * - `routes`: a remote's own routes; all that the shell knows, for the shell.
 * - `shared`: packages required (ranges) and provided (versions) for the page's single copy.
 * - `kit`: the names of the shared kit that it imports; for the shell, those it provides.
 * - `texts`: its text keys by language. `textsIn`: whether they join the composition's texts, which every visitor loads,
 *   or stay with the part, which loads them itself.
 * - `media`: its pictures, films and fonts by the path of their source within the part; `named-media.ts` lists those
 *   that the composer looks for.
 * - `files`: SHA-384 of every other file of the build, by path.
 */
export const contractSchema = z.strictObject({
  part: partNameSchema,
  build: buildIdSchema,
  contract: z.number(),
  commit: z.nullable(z.string()),
  entry: z.string(),
  initial: assetsSchema,
  exposes: z.record(z.string(), assetsSchema),
  routes: z.array(routeSchema),
  shared: z.strictObject({
    required: z.record(z.string(), z.string()),
    provided: z.record(z.string(), z.string()),
  }),
  kit: z.array(z.string()),
  texts: z.record(languageSchema, z.array(z.string())),
  textsIn: z.enum(['composition', 'part']),
  media: z.record(z.string(), z.string()),
  files: z.record(z.string(), integritySchema),
});

export type BuildContract = z.infer<typeof contractSchema>;
export type Assets = z.infer<typeof assetsSchema>;
