import { existsSync, readFileSync } from 'node:fs';
import { partNames } from '@ponte/contract/parts';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { allInstructions, copiedSources, getStage, readDockerfile } from './read-dockerfile';

const stages = readDockerfile();
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(`${repositoryRoot}/${folder}/package.json`, 'utf8')) as {
    scripts?: Record<string, string>;
    workspaces?: string[];
  };
const read = (file: string) => readFileSync(`${repositoryRoot}/${file}`, 'utf8');

it('uses images of exact versions and earlier stages', () => {
  stages.forEach(({ from }, index) => {
    const earlier = stages.slice(0, index).map(({ name }) => name);
    if (!earlier.includes(from)) expect(from).toMatch(/^[a-z]+:\d+\.\d+[\w.-]*$/);
  });
});

it.each(['backend', 'ponte', 'part', 'edge'])('runs %s as an unprivileged user', (name) => {
  const users = allInstructions(stages, name).filter((line) => line.startsWith('USER '));
  expect(users.at(-1)).toMatch(/^USER (node|www-data)$/);
});

it.each(partNames)('copies only files that exist, also for %s', (part) => {
  for (const { name, instructions } of stages) {
    for (const source of copiedSources(instructions, part)) {
      expect([name, source, existsSync(`${repositoryRoot}/${source}`)]).toEqual([name, source, true]);
    }
    for (const [, from = ''] of instructions.join('\n').matchAll(/--from=(\S+)/g)) getStage(stages, from);
  }
});

it('copies the manifest of every workspace before npm ci', () => {
  const copied = copiedSources(getStage(stages, 'manifests').instructions, '');
  expect(copied.filter((path) => path.includes('/'))).toEqual(
    manifestOf('.').workspaces?.map((workspace) => `${workspace}/package.json`),
  );
});

it('calls npm scripts that exist', () => {
  const called = stages.flatMap(({ instructions }) =>
    [...instructions.join('\n').matchAll(/npm run (\S+) -w (\S+)/g)].map(([, script = '', workspace = '']) => ({
      script,
      workspace,
    })),
  );
  expect(called).toHaveLength(3);
  for (const { script, workspace } of called) {
    for (const folder of workspace === '${PART}' ? partNames : [workspace]) {
      expect(Object.keys(manifestOf(folder).scripts ?? {})).toContain(script);
    }
  }
});

it.each([
  ['backend', 'dist/server.js', 'backend/build.js', "'server.ts'"],
  ['ponte', 'releases/dist/ponte.js', 'releases/build.ts', "ponte: 'cli.ts'"],
])('%s starts %s, which %s builds', (stage, file, script, entry) => {
  expect(getStage(stages, stage).instructions.join('\n')).toContain(file);
  expect(read(script)).toContain(entry);
});

it('installs no development packages in the final images', () => {
  for (const name of ['backend-packages', 'ponte-packages']) {
    expect(getStage(stages, name).instructions.join('\n')).toMatch(/npm ci --omit=dev .*npm prune --omit=dev/);
  }
});

it('excludes what git ignores from the build context', () => {
  const ignored = read('.gitignore').split('\n').filter(Boolean);
  const unsent = read('.dockerignore').split('\n');
  for (const path of ignored) expect(unsent).toContain(`**/${path.replace(/\/$/, '')}`);
});
