import { priceOn } from 'shared-config/catalogue/catalogue';
import { formatPrice, partsOf } from 'shared-config/catalogue/price';
import { expect, hydrated, test } from '../site/test';

test('Hel answers from the form to the contact channels, back and reset', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-assistant] button').click();
  const hel = page.getByRole('dialog');
  await expect(hel).toBeVisible();

  await hel.getByLabel('Nome').fill('Ana');
  await hel.getByLabel('E-mail').fill('ana@example.com');
  await page.keyboard.press('Enter');
  await hel.getByRole('button', { name: /Vistos/ }).click();
  await hel.getByRole('button', { name: /B1\/B2/ }).click();
  await expect(hel).toContainText(formatPrice('pt', partsOf(priceOn('chat', 'b1b2')).amount ?? 0));

  await page.keyboard.press('Escape');
  await expect(hel).toBeHidden();
  await expect(page.locator('[data-assistant] button')).toBeFocused();
});

test('a press on the launcher before Hel’s code is there opens her when it comes', async ({ page }) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/builds/remote-chat/**', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.locator('[data-assistant] button').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
