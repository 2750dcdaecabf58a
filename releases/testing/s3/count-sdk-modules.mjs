/** Preloaded into the command: prints at exit how many modules of the SDK it loaded. */
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);

process.on('exit', () => {
  const loaded = Object.keys(cache).filter((file) => /\/node_modules\/@(aws-sdk|smithy)\//.test(file));
  process.stderr.write(`modules of the SDK: ${loaded.length}\n`);
});
