import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngineTests } from './find-engine-tests.js';

const root = mkdtempSync(join(tmpdir(), 'ponte-engine-'));
afterAll(() => rmSync(root, { recursive: true }));

it('finds every quick test in a folder that touches the database, and no other', () => {
  const files = {
    'notes/notes.repository.ts': "import type { Database } from '../database/database';",
    'notes/notes.test.ts': '',
    'notes/notes.slow.test.ts': '',
    'direct/direct.test.ts': "await test.db.selectFrom('notes').execute();",
    'raw/raw.ts': "import pg from 'pg';",
    'raw/raw.test.ts': '',
    'pure/pure.ts': "import { z } from 'zod';",
    'pure/pure.test.ts': '',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  expect(findEngineTests(root)).toEqual(['direct/direct.test.ts', 'notes/notes.test.ts', 'raw/raw.test.ts']);
});

it('finds the tests of repositories, locks, migrations and concurrency here', () => {
  expect(findEngineTests(join(__dirname, '..'))).toEqual(
    expect.arrayContaining([
      'database/database.test.ts',
      'database/migrate.test.ts',
      'session/login.test.ts',
      'users/users.edit.test.ts',
    ]),
  );
});
