import webpack, { type Compiler } from 'webpack';

const name = 'StableManifest';
const manifest = 'mf-manifest.json';
/** What the manifest was made from, in the order in which webpack happened to finish its modules. */
const statistics = 'mf-stats.json';

/**
 * Makes the manifest of module federation depend on the sources alone: its lists are sorted, and the statistics are left out.
 * Otherwise the same sources would give different builds.
 */
export function stableManifest(compiler: Compiler): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      if (compilation.getAsset(statistics)) compilation.deleteAsset(statistics);
      if (!compilation.getAsset(manifest)) return;
      compilation.updateAsset(manifest, (source) => {
        const sorted = sortLists(JSON.parse(String(source.source())) as unknown);
        return new webpack.sources.RawSource(`${JSON.stringify(sorted, null, 1)}\n`);
      });
    });
  });
}

function sortLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    const texts = value.map((item) => JSON.stringify(sortLists(item)));
    return texts.sort().map((text) => JSON.parse(text) as unknown);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sortLists(item)]));
}
