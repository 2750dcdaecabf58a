#!/usr/bin/env node
// TypeScript 7, as `typecheck`: eslint needs the API of version 6, and npm links only one of their `tsc`.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
await import(pathToFileURL(join(dirname(manifest), 'bin', 'tsc')).href);
