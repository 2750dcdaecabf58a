import { releaseEverywhere, remotes, type FaultySite } from './faulty-site';
import { places, visit } from './visit-place';
import { expect, test } from '../site/test';

const inTheBrowser = "if (typeof window !== 'undefined') throw new Error('broken')";

const texts = (remote: string) => (remote === 'remote-admin' ? 'texts.tsx' : 'texts.ts');

/** Faults of a build that passes the compatibility checks, or whose promote overrides them. */
const buildFaults = {
  'throws at import': { fileOf: texts, change: (source) => `${source}\n${inTheBrowser};\n` },
  'throws while rendering': {
    fileOf: texts,
    change: (source) =>
      source
        .replace('useTexts = useKitTexts<TextKey>', `useTexts = () => { ${inTheBrowser}; return useKitTexts(); }`)
        .replace('const language = ', `${inTheBrowser};\n const language = `),
  },
  'needs another React': {
    fileOf: () => '../shared-config/toolchain/webpack/shared.ts',
    change: (source) => source.replace("range: '^19.0.0'", "range: '^20.0.0'"),
  },
} satisfies Record<string, { fileOf: (remote: string) => string; change: (source: string) => string }>;

/** One test per fault, which all remotes have at the same time. */
export function testBuildFaults(faulty: FaultySite, ...faults: ReadonlyArray<keyof typeof buildFaults>): void {
  for (const what of faults) {
    test(`every page can be used while the build of every remote ${what}`, async ({ expected }) => {
      const { fileOf, change } = buildFaults[what];
      expected.console(/./);
      await releaseEverywhere(faulty.site, fileOf, change);
      for (const [name, place] of Object.entries(places)) {
        const { beacons } = await visit(await faulty.open(), place);
        expect(beacons.length, name).toBeGreaterThan(0);
      }
      for (const remote of remotes) await faulty.site.ponte('rollback', remote, '--why', what, '--no-prepare');
    });
  }
}
