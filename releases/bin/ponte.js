#!/usr/bin/env node
import { existsSync } from 'node:fs';

const program = new URL('../dist/ponte.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('error: the ponte command is not built yet. Run: npm run build:tools');
  process.exitCode = 1;
}
