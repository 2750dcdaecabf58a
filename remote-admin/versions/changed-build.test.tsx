import { screen, within } from '@testing-library/react';
import type { ReleaseOverview } from '@ponte/contract/api-releases';
import { chat, first, second, third } from '../testing/live-versions';
import { askForRollback, openVersions } from '../testing/open-versions';

const { part, since } = chat;
const promotion = {
  serial: 5,
  at: '2030-05-02T12:00:00.000Z',
  by: 'caio',
  why: 'primeira saudação',
  action: 'promote',
  changed: [{ part, build: first }],
};
const rollback = { ...promotion, serial: 8, by: 'ana', why: 'Hel não abre', action: 'rollback' };
const changes = [{ part, from: first, build: second }];

/** What the dialog says of the build that leaves and of the one that stays. */
async function readBuilds(change: Partial<typeof chat>, releases: ReleaseOverview['releases']): Promise<string[]> {
  const { user } = openVersions({ 'GET /releases': { json: { parts: [{ ...chat, ...change }], releases } } });
  const dialog = await askForRollback(user);
  return within(dialog)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replace(/\d+:\d+/, 'HH:MM'));
}

const may2 = '2 de mai. de 2030, HH:MM';
const may17 = '17 de mai. de 2030, HH:MM';

test('the dialog says of each build when it was promoted, by whom and why', async () => {
  const builds = await readBuilds({}, [{ ...since, action: 'promote', changed: changes }, promotion]);
  expect(builds).toEqual([
    `${second}${may17}\u00a0· ruisaudação <b>nova</b>`,
    `${first}${may2}\u00a0· caioprimeira saudação`,
  ]);
  expect(within(screen.getByRole('dialog')).getAllByText(/./, { selector: 'time' })).toHaveLength(2);
});

test('says of a live build whose promotion is not listed since when it is live, and nothing of another', async () => {
  expect(await readBuilds({}, [])).toEqual([`${second}${may17}\u00a0· ruisaudação <b>nova</b>`, first]);
});

test('does not give the reason of a rollback as that of the build that it restored', async () => {
  const restored = { build: first, since: rollback, lastKnownGood: third };
  expect(await readBuilds(restored, [rollback, promotion])).toEqual([
    `${first}${may2}\u00a0· caioprimeira saudação`,
    third,
  ]);
});

test('says nothing of a restored build whose promotion is not listed', async () => {
  expect(await readBuilds({ build: first, since: rollback, lastKnownGood: third }, [rollback])).toEqual([first, third]);
});
