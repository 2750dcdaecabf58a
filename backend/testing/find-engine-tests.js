// JavaScript, because a configuration of jest imports it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const touchesDatabase =
  /from '(kysely|pg|(\.\.?\/)+database\/[\w-]+)'|\btest\.db\b|open(Empty|Prepared)Database|\bdb\b/;

/**
 * The quick test files whose outcome may differ by database engine: all in a folder of which any file, source or test,
 * touches the database. A new test is among them by where it lies, or by what it does.
 *
 * @param {string} root the workspace's folder
 * @returns {string[]} paths from there
 */
export function findEngineTests(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/(^|\/)(node_modules|dist|bench|testing)\//.test(file) && dirname(file) !== '.',
  );
  const folders = new Set(
    files.filter((file) => touchesDatabase.test(readFileSync(join(root, file), 'utf8'))).map((file) => dirname(file)),
  );
  return files.filter((file) => /(?<!\.slow)\.test\.ts$/.test(file) && folders.has(dirname(file))).sort();
}
