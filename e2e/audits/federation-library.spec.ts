import type { Page, Route } from '@playwright/test';
import { expectShown } from '../site/shown-page';
import { expect, hydrated, test } from '../site/test';

/** Faults of the shell's chunk with the library of module federation, which every remote needs. */
const faults: Record<string, (route: Route) => Promise<void> | undefined> = {
  missing: (route) => route.fulfill({ status: 404, body: 'no such file' }),
  aborted: (route) => route.abort(),
  altered: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.ranForeignCode = true` });
  },
  hung: () => undefined,
};
const library = /\/builds\/shell\/[^/]+\/static\/js\/(?!main)[^/]+\.js$/;
const unavailable = 'Esta parte da página não está disponível agora.';

async function openBroken(page: Page, path: string, fault: string): Promise<() => Promise<void>> {
  await page.route(library, (route) => faults[fault]?.(route));
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

test('a retry loads the library and makes the page live', async ({ page, expected }) => {
  expected.console(/./);
  const repair = await openBroken(page, '/contato', 'missing');
  await expect(page.getByRole('alert')).toContainText(unavailable);
  await repair();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sobre', exact: true }).filter({ visible: true }).click();
  await expectShown(page, 'about');
});

for (const fault of Object.keys(faults)) {
  test(`with a library that is ${fault} a page of text and links reports nothing until Hel is called`, async ({
    page,
    expected,
  }) => {
    expected.console(/./);
    const repair = await openBroken(page, '/sobre', fault);
    await expectShown(page, 'about');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const launcher = page.getByRole('button', { name: 'Conversar com a Hel' });
    await launcher.click();
    await expect(page.getByRole('alert')).toContainText('A assistente não está disponível agora.');
    await repair();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  });
}
