import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { integrityOf } from '../build/files';
import { addRuntimeCode } from './runtime-code';

const name = 'ChunkIntegrity';
const table = `${webpack.RuntimeGlobals.require}.integrity`;
/** Replaced in each entry by the hashes of its chunks when these are final. */
const placeholder = 'CHUNK_INTEGRITY';

/**
 * A second attempt has another URL: the browser keeps an altered file for as long as the right one, and would reject it
 * each time.
 */
const attempts = `${webpack.RuntimeGlobals.require}.attempts`;
const retryCode = `var attempt = (${attempts} ||= {})[url] = (${attempts}[url] || 0) + 1;
if (attempt > 1) script.src = url + "?attempt=" + attempt;`;

/**
 * Writes the hash of every chunk that an entry may load into the entry, which sets it on the tags of these chunks: the
 * browser then rejects files that were tampered with. The entry's own hash is checked by the code that loads it.
 */
export function chunkIntegrity(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    addRuntimeCode(compilation, name, () => `${table} = "${placeholder}";`);
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      name,
      (code) => `${code}\nscript.integrity = ${table}.js[chunkId];\n${retryCode}`,
    );
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      name,
      (code, { tag, chunkId }) => `${code}\n${tag}.integrity = ${table}.css[${chunkId}];`,
    );
    // After minification, and after file names got their content hashes.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      for (const chunk of compilation.chunks) if (chunk.hasRuntime()) fillIn(compilation, chunk);
    });
  });
}

function fillIn(compilation: Compilation, entry: Chunk): void {
  const chunks = [...entry.getAllAsyncChunks()];
  const hashes = JSON.stringify({
    js: hashesOf(compilation, chunks, '.js'),
    css: hashesOf(compilation, chunks, '.css'),
  });
  for (const file of entry.files) {
    compilation.updateAsset(file, (source) => {
      const code = String(source.source()).replace(new RegExp(`(["'\`])${placeholder}\\1`), () => hashes);
      return new webpack.sources.RawSource(code);
    });
  }
}

function hashesOf(compilation: Compilation, chunks: readonly Chunk[], ending: string): Record<string, string> {
  return Object.fromEntries(
    chunks.flatMap(({ id, files }) =>
      [...files]
        .filter((file) => file.endsWith(ending))
        .map((file) => [id, integrityOf(compilation.getAsset(file)?.source.buffer() ?? Buffer.of())]),
    ),
  ) as Record<string, string>;
}
