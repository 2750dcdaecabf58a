/** What the Admin API answers about releases. Builds and parts are named as everywhere else; times are ISO 8601 in UTC. */
import * as z from 'zod/mini';

/** How a build did in browsers in the last 24 hours: how many pages used it, and on how many of these it failed. */
const buildHealth = z.object({ build: z.string(), vistas: z.int(), falhas: z.int() });

/** What is live of one part. `saude` has those of the live, the canary and the previous build that pages reported. */
const livePart = z.object({
  parte: z.string(),
  build: z.string(),
  desde: z.object({ serial: z.int(), quando: z.string(), por: z.string(), motivo: z.string() }),
  /** The build that was live before it; `null` for the first, or when that is long ago. */
  anterior: z.nullable(z.string()),
  /** Where a rollback goes that names no build; `null` where it must name one. */
  ultima_boa: z.nullable(z.string()),
  /** A build that so many of a hundred visitors get instead. */
  canario: z.nullish(z.object({ build: z.string(), parcela: z.number() })),
  saude: z.array(buildHealth),
});

/** One line of the history; `acao` is `promote`, `rollback` or `settings`; a change of the settings has no `partes`. */
const pastRelease = z.object({
  serial: z.int(),
  quando: z.string(),
  por: z.string(),
  acao: z.string(),
  motivo: z.string(),
  partes: z.array(z.object({ parte: z.string(), build: z.string() })),
});

/** `GET /api/versoes`. Before the first release both lists are empty. */
export const versions = z.object({ partes: z.array(livePart), lancamentos: z.array(pastRelease) });

/** `GET /api/versoes/{parte}`: every build that can be gone back to, or why it cannot, the last published first. */
export const partBuilds = z.object({
  builds: z.array(
    z.object({
      build: z.string(),
      publicada: z.string(),
      /** `no_ar`, `em_teste` (the canary), `retirada` (by a rollback), `incompativel` or `compativel`. */
      estado: z.string(),
      ultima_boa: z.boolean(),
      /** The last release in which it was live. */
      ultimo_serial: z.nullable(z.int()),
      motivos: z.array(z.string()),
    }),
  ),
});

/**
 * `POST /api/versoes/{parte}/rollback`: 200 with the release that is live now, 202 without one when it takes long; then
 * it goes on, and what is live says how it ended.
 */
export const rollbackAnswer = z.object({
  serial: z.nullish(z.int()),
  de: z.nullish(z.string()),
  para: z.nullish(z.string()),
});

export type BuildHealth = z.infer<typeof buildHealth>;
export type LivePart = z.infer<typeof livePart>;
export type PastRelease = z.infer<typeof pastRelease>;
export type Versions = z.infer<typeof versions>;
export type PartBuilds = z.infer<typeof partBuilds>;
export type OlderBuild = PartBuilds['builds'][number];
export type RollbackAnswer = z.infer<typeof rollbackAnswer>;
