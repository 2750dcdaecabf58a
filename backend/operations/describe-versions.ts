import type { PartName } from '@ponte/contract/parts';
import type { LivePart, OlderBuild, PastRelease } from '@ponte/contract/api-versions';
import type { CommandBuilds, CommandRelease, CommandStatus } from '@ponte/contract/command';
import type { BuildTally } from '@ponte/contract/tallies';

type StatusPart = CommandStatus['parts'][number];

interface Surroundings {
  /** The newest first. */
  readonly releases: readonly CommandRelease[];
  readonly canary: CommandRelease['canary'];
  readonly tallies: readonly BuildTally[];
}

/** Maps the command's output of a part to the Admin API. */
export function describePart(
  { part, build, since, lastKnownGood }: StatusPart,
  { releases, tallies, ...live }: Surroundings,
): LivePart {
  const canary = live.canary?.part === part ? live.canary : undefined;
  const previous = findPrevious(releases, part, build);
  const shown = [build, canary?.build, previous];
  return {
    parte: part,
    build,
    desde: { serial: since.serial, quando: since.at, por: since.by, motivo: since.why },
    anterior: previous,
    ultima_boa: lastKnownGood,
    canario: canary ? { build: canary.build, parcela: canary.share } : null,
    saude: tallies
      .filter((tally) => tally.remote === part && shown.includes(tally.build))
      .map(({ build: id, views, failed }) => ({ build: id, vistas: views, falhas: failed })),
  };
}

export function describeRelease(release: CommandRelease): PastRelease {
  const { serial, at, by, action, why, subject } = release;
  const partes = subject.flatMap((part) => {
    const build = findBuild(release, part);
    return build === undefined ? [] : [{ parte: part, build }];
  });
  return { serial, quando: at, por: by, acao: action, motivo: why, partes };
}

const states = {
  live: 'no_ar',
  canary: 'em_teste',
  withdrawn: 'retirada',
  incompatible: 'incompativel',
  compatible: 'compativel',
} as const;

export function describeBuild(one: CommandBuilds['builds'][number]): OlderBuild {
  return {
    build: one.build,
    publicada: one.publishedAt,
    estado: states[one.state],
    ultima_boa: one.lastKnownGood,
    ultimo_serial: one.lastLive,
    motivos: one.reasons,
  };
}

function findPrevious(releases: readonly CommandRelease[], part: PartName, live: string): string | null {
  const before = releases.find((release) => findBuild(release, part) !== live);
  return (before && findBuild(before, part)) ?? null;
}

/** Undefined where the site did not have that part. */
export function findBuild({ shell, remotes }: CommandRelease, part: PartName): string | undefined {
  return part === 'shell' ? shell : remotes[part]?.build;
}
