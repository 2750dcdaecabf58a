import { commandHistory } from './command';
import { releaseSchema } from './release';

const build = (n: number) => `1.0.0-${String(n).padStart(12, '0')}`;

/** A record from before `settings`, `withdrawn.also` and `canary` were kept. */
const older = {
  serial: 3,
  previous: 2,
  at: '2026-03-03T09:00:00.000Z',
  by: 'ana',
  why: 'Hel does not open',
  action: 'rollback',
  subject: ['remote-chat'],
  withdrawn: { part: 'remote-chat', build: build(2) },
  shell: build(1),
  remotes: { 'remote-chat': { build: build(1), lastKnownGood: null } },
  composition: 'ef8b51fae189eee0',
};

it('reads a record from before settings, skipped builds and canaries were kept', () => {
  expect(releaseSchema.parse(older)).toEqual(older);
});

it('reads such a record as the command prints it', () => {
  const [release] = commandHistory.parse({ releases: [older] }).releases;
  expect(release).toMatchObject({
    serial: 3,
    withdrawn: older.withdrawn,
    remotes: { 'remote-chat': { build: build(1) } },
  });
  expect(release).not.toHaveProperty('canary');
});
