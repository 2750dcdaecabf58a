import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/react';
import { chat, first, second, shell } from '../testing/live-versions';
import { openVersions, partRow } from '../testing/open-versions';
import { en } from '../locales/en';
import { es } from '../locales/es';

const restored = { ...chat, build: first, health: [{ build: first, views: 1482, failed: 0 }] };
const changed = [{ part: chat.part, from: second, build: first }];
const afterRollback = { parts: [shell, restored], releases: [{ ...chat.since, action: 'rollback', changed }] };

test('says of the build that a rollback restored that it is live', async () => {
  openVersions({ 'GET /releases': { json: afterRollback } });
  const [, state] = within(await partRow('Assistente Hel')).getAllByRole('cell');
  expect(state).toHaveTextContent(/^no ar, após reversãoPáginas/);
  expect(en['admin.versions.state.rolledBack']).toBe('live, after a rollback');
  expect(es['admin.versions.state.rolledBack']).toBe('en línea, tras una reversión');
});

test('gives that build no color of a warning', () => {
  const css = readFileSync(join(__dirname, 'LivePart.module.css'), 'utf8');
  const rules = css.split('}').filter((rule) => /\.rolledBack\b/.test(rule));
  expect(rules).toHaveLength(1);
  expect(rules.join()).not.toMatch(/--amber|--danger/);
});
