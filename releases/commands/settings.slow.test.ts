import { buildId } from 'fixtures/builds/create-build';
import { commandsOn, runCommand } from '../testing/commands-on';
import { media } from '../testing/media';
import { createScratch } from '../testing/scratch';

describe.each(media)('ponte settings in $name', (medium) => {
  const scratch = createScratch(medium);
  const { ponte, ponteJson } = commandsOn(scratch);
  const set = (...values: string[]) => ponte('settings', 'set', ...values, '--why', 'the new name', '--no-prepare');

  test('shows all settings, changes them by a release, and rolls that back', async () => {
    await scratch.start();
    expect((await ponte('settings')).stdout).toContain('SITE_URL=http://localhost:8080\nBRAND=Ponte\n');
    const { code, stdout } = await set('SITE_URL=https://ponte.example/', 'BRAND=Ponte Nova');
    expect([code, stdout.split('\n').slice(0, 3)]).toEqual([
      0,
      [
        'SITE_URL http://localhost:8080 -> https://ponte.example',
        'BRAND Ponte -> Ponte Nova',
        expect.stringMatching(/^release 2 is live, composition/),
      ],
    ]);
    expect((await ponte('settings')).stdout).toContain("BRAND='Ponte Nova'\n");
    const status = (await ponte('status')).stdout;
    expect(status).toContain('release 2 is live: settings SITE_URL, BRAND by ana');
    expect(status).toContain('site https://ponte.example, brand Ponte Nova');
    expect((await ponte('diff', '1')).stdout).toBe(
      'settings SITE_URL http://localhost:8080 -> https://ponte.example\nsettings BRAND Ponte -> Ponte Nova\n',
    );
    expect((await ponte('history')).stdout).toMatch(/^2 .*the new name +settings SITE_URL, BRAND$/m);
    expect((await ponte('rollback', 'settings', '--why', 'the old name stays')).stdout).toContain(
      'BRAND Ponte Nova -> Ponte\n',
    );
    expect((await ponteJson('settings')).output).toMatchObject({ release: 3, settings: { BRAND: 'Ponte' } });
    expect((await ponte('history')).stdout).toMatch(/^3 .*settings back SITE_URL, BRAND$/m);
    expect((await ponteJson('verify')).output).toMatchObject({ ok: true });
  });
});

describe('ponte settings', () => {
  const scratch = createScratch();
  const { ponte } = commandsOn(scratch);

  test.each([
    ['settings', 'set', 'SITE_URL=https://new.example'],
    ['rollback', 'settings'],
  ])('%s %s reports that the environment still has the former value, and changes nothing', async (...args) => {
    await scratch.start();
    for (const url of ['https://former.example', 'https://ponte.example']) {
      await ponte('settings', 'set', `SITE_URL=${url}`, '--why', 'x', '--no-prepare');
    }
    const env = { ...scratch.medium.env, SITE_URL: 'https://ponte.example' };
    const { code, stderr } = await runCommand([...args, '--why', 'x', '--store', scratch.medium.location], env);
    const next = args[0] === 'settings' ? 'https://new.example' : 'https://former.example';
    expect([code, stderr]).toEqual([
      1,
      `error: SITE_URL would become ${next} and is https://ponte.example in the environment ` +
        '(change it there first, or run this without the variable: env -u SITE_URL)\n',
    ]);
    expect(await scratch.store.releases.findLiveSerial()).toBe(3);
  });

  test.each([
    [['set', 'NAME=x'], 2, 'there is no setting called NAME (the settings are: SITE_URL, BRAND,'],
    [['set', 'BRAND'], 2, 'BRAND is not BRAND=VALUE'],
    [['set', 'BRAND=a', 'BRAND=b'], 2, 'BRAND is named twice'],
    [['set', 'API_URL=/backend'], 2, 'API_URL must end in /api'],
    [['set'], 2, 'ponte settings set names no setting'],
    [['unset', 'SITE_ID'], 2, 'SITE_ID has no default'],
    [['change', 'BRAND=x'], 2, 'ponte settings has no action change'],
    [['set', 'BRAND=Ponte'], 1, 'the site has these settings already'],
  ])('rejects %j', async (args, exit, message) => {
    await scratch.start();
    const { code, stderr } = await ponte('settings', ...args, '--why', 'x');
    expect([code, stderr]).toEqual([exit, expect.stringContaining(message)]);
    expect(await scratch.store.releases.findLiveSerial()).toBe(1);
  });

  test.each([
    ['promote', `remote-chat@${buildId(2)}`],
    ['rollback', 'remote-chat', '--to', buildId(1)],
    ['prepare'],
    ['guard'],
    ['verify', '--repair'],
  ])('%s rejects an environment that differs', async (...args) => {
    await scratch.start();
    for (const n of [2, 3]) await scratch.publish('remote-chat', n);
    await scratch.promote('remote-chat', 3);
    const why = args[0] === 'promote' || args[0] === 'rollback' ? ['--why', 'x'] : [];
    const env = { ...scratch.medium.env, SITE_URL: 'https://other.example' };
    const { code, stderr } = await runCommand([...args, ...why, '--store', scratch.medium.location], env);
    expect([code, stderr]).toEqual([
      1,
      'error: SITE_URL is http://localhost:8080 in the store and https://other.example in the environment ' +
        '(change the site with: ponte settings set SITE_URL=https://other.example --why "…", ' +
        'or run this without the variable: env -u SITE_URL)\n',
    ]);
    expect(await scratch.store.releases.findLiveSerial()).toBe(2);
  });
});
