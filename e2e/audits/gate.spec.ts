import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged, type OtherBuild } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

interface BadBuild {
  readonly part: string;
  /** The file in which the team went wrong, relative to the part. */
  readonly file: string;
  readonly change: (source: string) => string;
  readonly message: RegExp;
}

const badBuilds: Readonly<Record<string, BadBuild>> = {
  'needs a React that the live shell does not have': {
    part: 'remote-chat',
    file: '../shared-config/toolchain/webpack/shared.ts',
    change: (source) => source.replace("range: '^19.0.0'", "range: '^20.0.0'"),
    message: /remote-chat \S+ needs react \^20\.0\.0; shell \S+ provides 19\./,
  },
  'does not expose what a route needs': {
    part: 'remote-public',
    file: 'webpack.config.ts',
    change: (source) => source.replace(/ +about: .*\n/, ''),
    message: /remote-public \S+ does not expose about, which the route about needs/,
  },
  'speaks an older contract': {
    part: 'remote-chat',
    file: '../shared-config/contract/parts.ts',
    change: (source) => source.replace(/contractVersion = \d+/, 'contractVersion = 1'),
    message: /remote-chat \S+ speaks contract 1; shell \S+ accepts 2/,
  },
  'imports a kit name that the live shell does not have': {
    part: 'remote-chat',
    file: 'assistant/VisitorForm.tsx',
    change: (source) => source.replace('import { Button,', 'import { NewButton as Button,'),
    message: /remote-chat \S+ imports NewButton from the kit; shell \S+ has no such name/,
  },
  'lacks a text in one language': {
    part: 'remote-chat',
    file: 'locales/es.ts',
    change: (source) => source.replace(/ +'chat\.close': .*\n/, ''),
    message: /remote-chat \S+ lacks in es: chat\.close/,
  },
  'claims a route of another part': {
    part: 'remote-chat',
    file: '../shared-config/contract/routes.ts',
    change: (source) => source.replace(/about: (page\(.*\)),/, "about: { ...$1, part: 'remote-chat' },"),
    message: /remote-chat \S+ claims the route about \(\/sobre\), which is remote-public's/,
  },
  'throws while it is prerendered': {
    part: 'remote-public',
    file: 'about/AboutPage.tsx',
    change: (source) => source.replace('useSite().settings', 'useSite().nothing.settings'),
    message: /the prerender of \/sobre \(\w\w\) threw: TypeError/,
  },
};

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

/** What `ponte` says when it refuses, and that nothing is live but what was before. */
async function refusal(...args: string[]): Promise<string> {
  const before = await site.ponte('status', '--json');
  const error = await site.ponte(...args).then(
    () => undefined,
    (reason: { stderr: string }) => reason.stderr,
  );
  expect(error, `ponte ${args.join(' ')} was not refused`).toBeDefined();
  expect(await site.ponte('status', '--json')).toBe(before);
  return error ?? '';
}

async function withBuild(bad: Omit<BadBuild, 'message'>, act: (build: OtherBuild) => Promise<void>): Promise<void> {
  const build = await buildChanged(bad.part, bad.file, bad.change);
  try {
    await act(build);
  } finally {
    await build.remove();
  }
}

for (const [what, bad] of Object.entries(badBuilds)) {
  test(`a build that ${what} is refused`, async () => {
    await withBuild(bad, async ({ dist, build }) => {
      await site.ponte('publish', bad.part, dist);
      expect(await refusal('promote', `${bad.part}@${build}`, '--why', 'try it')).toMatch(bad.message);
    });
  });
}

test('a build of which a file was altered is refused', async () => {
  const part = 'remote-chat';
  await withBuild({ part, file: 'locales/pt.ts', change: (source) => `${source}\n` }, async ({ dist }) => {
    await appendFile(join(dist, 'remoteEntry.js'), '// altered');
    expect(await refusal('publish', part, dist)).toMatch(/remoteEntry\.js/);
  });
});
