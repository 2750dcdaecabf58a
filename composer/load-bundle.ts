import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

const loaded = new Map<string, unknown>();

/** Runs a build's CommonJS bundle once. It can require the modules in `shared` and Node's own, nothing else. */
export function loadBundle(file: string, shared: Record<string, unknown>): unknown {
  if (!loaded.has(file)) loaded.set(file, run(file, shared));
  return loaded.get(file);
}

function run(file: string, shared: Record<string, unknown>): unknown {
  const nodeRequire = createRequire(file);
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string) => (Object.hasOwn(shared, name) ? shared[name] : nodeRequire(name));
  const parameters = ['module', 'exports', 'require'];
  const body = compileFunction(readFileSync(file, 'utf8'), parameters, { filename: file });
  (body as (...args: unknown[]) => void)(module, module.exports, require);
  return module.exports;
}
