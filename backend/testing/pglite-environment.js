/* global WebAssembly */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';

const dist = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
let compiled;

// A test file ends before optimized code pays: compiling it took a tenth of the processor.
setFlagsFromString('--liftoff-only');

/**
 * Compiles PGlite once for each worker, instead of once for each test file: a compilation costs seconds of a core.
 * Test files find it in `PGLITE_MODULE`.
 */
export default class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    compiled ??= WebAssembly.compile(await readFile(join(dist, 'pglite.wasm')));
    const pgliteModule = await compiled;
    // A test file has globals of its own, and PGlite checks that this is an instance of theirs.
    Object.setPrototypeOf(pgliteModule, this.global.WebAssembly.Module.prototype);
    this.global.PGLITE_MODULE = pgliteModule;
  }
}
