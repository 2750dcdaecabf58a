import { join, relative } from 'node:path';
import { eachMapping, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import webpack, { type Chunk, type Compiler } from 'webpack';

/** How many bytes of a minified script come from each module. Modules are named by their path in the repository. */
export type ScriptContents = Readonly<Record<string, number>>;

interface Folders {
  /** What webpack's names of modules are relative to. */
  readonly folder: string;
  readonly root: string;
}

const name = 'BundleContents';

/**
 * A plugin that measures what each script consists of, by source maps that it does not write. The measuring changes no file of
 * the build.
 */
export class BundleContents {
  private readonly byChunk = new Map<Chunk, ScriptContents>();

  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compilation.compiler !== compiler) return;
      const keepSource = (module: webpack.Module) => void (module.useSimpleSourceMap = true);
      compilation.hooks.buildModule.tap(name, keepSource);
      webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation).useSourceMap.tap(name, () => true);
      // After the minifier. Later steps put in hashes, and lose the map.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const chunk of compilation.chunks) {
          const file = scriptOf(chunk);
          const source = file && compilation.getAsset(file)?.source;
          if (source) this.byChunk.set(chunk, measure(source, { folder: compiler.context, root: this.root }));
        }
      });
    });
  }

  /** By the final names of the files. */
  get files(): Record<string, ScriptContents> {
    return Object.fromEntries([...this.byChunk].map(([chunk, contents]) => [scriptOf(chunk) ?? '', contents]));
  }
}

function scriptOf(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}

function measure(source: webpack.sources.Source, folders: Folders): ScriptContents {
  const { source: code, map } = source.sourceAndMap({ columns: true });
  return map ? measureScript(String(code), map as unknown as EncodedSourceMap, folders) : {};
}

/** Counts each byte for the module of the last mapping before it. */
export function measureScript(code: string, map: EncodedSourceMap, folders: Folders): ScriptContents {
  const starts = lineStarts(code);
  const marks: { at: number; module: string | undefined }[] = [];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    marks.push({ at: (starts[generatedLine - 1] ?? 0) + generatedColumn, module: pathOf(source, folders) });
  });
  const contents: Record<string, number> = {};
  marks.forEach(({ at, module }, index) => {
    const size = Buffer.byteLength(code.slice(at, marks[index + 1]?.at ?? code.length));
    if (module !== undefined) contents[module] = (contents[module] ?? 0) + size;
  });
  return contents;
}

function lineStarts(code: string): number[] {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The path of a module in the repository, from webpack's name for it: `webpack://loader!../kit/index.ts|hash`. */
function pathOf(source: string | null, { folder, root }: Folders): string | undefined {
  const request = source?.replace(/^webpack:\/\/(javascript\/\w+\|)?/, '');
  const path = request?.split('!').at(-1)?.split(/[?|]/)[0];
  return path?.startsWith('.') ? relative(root, join(folder, path)) : undefined;
}
