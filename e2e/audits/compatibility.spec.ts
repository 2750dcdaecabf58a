import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged, buildEdited, reword, type OtherBuild } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import type { Edits } from '../site/temporary-checkout';
import { expect, test } from '../site/test';

interface BadBuild {
  readonly part: string;
  /** The mistakes of the team, by file. */
  readonly edits: Edits;
  /** The line that each mistake must be reported with. */
  readonly messages: readonly RegExp[];
}

// That each violation rejects a build by itself: `releases/compatibility/find-violations.test.ts`.
const badBuilds: Readonly<Record<string, BadBuild>> = {
  'is incompatible with the live shell in every way': {
    part: 'remote-chat',
    edits: {
      '../shared-config/toolchain/webpack/shared.ts': (source) =>
        source.replace("range: '^19.0.0'", "range: '^20.0.0'"),
      '../shared-config/contract/parts.ts': (source) => source.replace(/contractVersion = \d+/, 'contractVersion = 1'),
      'assistant/VisitorForm.tsx': (source) => source.replace('import { Button,', 'import { NewButton as Button,'),
      'locales/es.ts': (source) => source.replace(/ +'chat\.close': .*\n/, ''),
      '../shared-config/contract/routes.ts': (source) =>
        source.replace(/about: (page\(.*\)),/, "about: { ...$1, part: 'remote-chat' },"),
    },
    messages: [
      /remote-chat \S+ needs react \^20\.0\.0; shell \S+ provides 19\./,
      /remote-chat \S+ speaks contract 1; shell \S+ accepts 3/,
      /remote-chat \S+ imports NewButton from the kit; shell \S+ has no such name/,
      /remote-chat \S+ lacks in es: chat\.close/,
      /remote-chat \S+ claims the route about \(\/sobre, \/about, \/quienes-somos\), which is remote-public's/,
    ],
  },
  'does not expose what a route needs': {
    part: 'remote-public',
    edits: { 'webpack.config.ts': (source) => source.replace(/ +about: .*\n/, '') },
    messages: [/remote-public \S+ does not expose about, which the route about needs/],
  },
  'throws while it is prerendered': {
    part: 'remote-public',
    edits: {
      'about/AboutPage.tsx': (source) => source.replace('useSite().settings', 'useSite().nothing.settings'),
    },
    messages: [/the prerender of \/sobre \(\w\w\) threw: TypeError/],
  },
};

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.stop());

/** Runs a command that must be rejected and leave what is live as it was. Returns what it printed as its error. */
async function getRejection(...args: string[]): Promise<string> {
  const before = await site.ponte('status', '--json');
  const error = await site.ponte(...args).then(
    () => undefined,
    (reason: { stderr: string }) => reason.stderr,
  );
  expect(error, `ponte ${args.join(' ')} was not rejected`).toBeDefined();
  expect(await site.ponte('status', '--json')).toBe(before);
  return error ?? '';
}

async function withBuild(building: Promise<OtherBuild>, act: (build: OtherBuild) => Promise<void>): Promise<void> {
  const build = await building;
  try {
    await act(build);
  } finally {
    await build.remove();
  }
}

for (const [what, { part, edits, messages }] of Object.entries(badBuilds)) {
  test(`rejects a build that ${what}`, async () => {
    await withBuild(buildEdited(part, edits), async ({ dist, build }) => {
      await site.ponte('publish', part, dist);
      const rejection = await getRejection('promote', `${part}@${build}`, '--why', 'try it');
      for (const message of messages) expect(rejection).toMatch(message);
    });
  });
}

test('rejects a build of which a file was modified', async () => {
  const part = 'remote-chat';
  await withBuild(buildChanged(part, 'locales/pt.ts', reword('chat.hel', 'Hel de teste')), async ({ dist }) => {
    await appendFile(join(dist, 'remoteEntry.js'), '// modified');
    expect(await getRejection('publish', part, dist)).toMatch(/remoteEntry\.js/);
  });
});
