import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMemoryFolder } from './memory-folder.js';

test('a folder with room is taken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  expect(findMemoryFolder(folder)).toBe(folder);
  rmSync(folder, { recursive: true });
});

test.each([['/nonexistent'], ['/proc']])('%s is not taken: it is missing, or without room', (folder) => {
  expect(findMemoryFolder(folder)).toBeUndefined();
});
