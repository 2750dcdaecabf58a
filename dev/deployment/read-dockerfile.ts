import { readFileSync } from 'node:fs';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

interface Stage {
  readonly name: string;
  readonly from: string;
  /** The instructions after FROM, without comments and with continued lines joined. */
  readonly instructions: readonly string[];
}

export function readDockerfile(): Stage[] {
  const lines = readFileSync(`${repositoryRoot}/Dockerfile`, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: { name: string; from: string; instructions: string[] }[] = [];
  for (const line of lines) {
    const [, from, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (from && name) stages.push({ name, from, instructions: [] });
    else stages.at(-1)?.instructions.push(line);
  }
  return stages;
}

export function getStage(stages: readonly Stage[], name: string): Stage {
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`the Dockerfile has no stage ${name}`);
  return stage;
}

/** A stage's instructions, after those of the stages that it is based on. */
export function allInstructions(stages: readonly Stage[], name: string): string[] {
  const stage = getStage(stages, name);
  const base = stages.some((one) => one.name === stage.from) ? allInstructions(stages, stage.from) : [];
  return [...base, ...stage.instructions];
}

/** The paths that COPY copies from the repository, for one value of PART. */
export function copiedSources(instructions: readonly string[], part: string): string[] {
  return instructions.flatMap((line) => {
    const [, paths] = /^COPY ((?!--from)\S.*) \S+$/.exec(line) ?? [];
    return paths ? paths.replaceAll('${PART}', part).split(' ') : [];
  });
}
