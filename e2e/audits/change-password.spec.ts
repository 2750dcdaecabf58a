import { startClientSite } from '../client/client-site';
import { createPerson, isOpen, logIn } from '../client/people';
import type { OwnSite } from '../site/own-site';
import { expect, test } from '../site/test';

let site: OwnSite;
test.beforeAll(async () => {
  site = await startClientSite();
});
test.afterAll(() => site.stop());

for (const [path, current, changed] of [
  ['/pt', 'Senha atual', 'Senha alterada.'],
  ['/en', 'Current password', 'Password changed.'],
  ['/es', 'Contraseña actual', 'Contraseña cambiada.'],
] as const) {
  test(`a password is changed by the keyboard, which ends the other sessions of both kinds: ${path}`, async ({
    page,
    expected,
  }) => {
    expected.console(/status of 400/);
    const person = await createPerson(site);
    const elsewhere = await logIn(site.url, person);
    const opened = await page.request.post(`${site.url}/v1/auth/signin/email-password`, {
      data: { email: person.email, password: person.password },
    });
    const { session } = (await opened.json()) as { session: { refreshToken: string } };

    await page.goto(`${site.url}${path}/alterar-senha`);
    await page.waitForURL(/\/login\?next=/);
    const main = page.getByRole('main');
    await main.locator('[name=email]').fill(person.email);
    await main.locator('[name=senha]').fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}${path}/alterar-senha`);

    const field = main.getByLabel(current, { exact: true });
    const typeAll = async (first: string) => {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(first);
      for (const name of ['senha', 'repeated']) await main.locator(`[name=${name}]`).fill('outra-senha-nova');
      await page.keyboard.press('Enter');
    };
    await typeAll('errada-errada');
    await expect(main.getByRole('alert')).toBeVisible();
    expect(await isOpen(site.url, elsewhere)).toBe(true);
    await typeAll(person.password);
    await expect(page.locator(':focus')).toHaveText(changed);

    expect(await isOpen(site.url, elsewhere)).toBe(false);
    const { refreshToken } = session;
    expect((await page.request.post(`${site.url}/v1/auth/token`, { data: { refreshToken } })).status()).toBe(401);
    expect(await isOpen(site.url, await page.evaluate(() => localStorage.getItem('token') ?? ''))).toBe(true);
    await logIn(site.url, { ...person, password: 'outra-senha-nova' });
  });
}
