import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { formatPrice, partsOf } from '@ponte/contract/catalogue/price';
import type { Locator } from '@playwright/test';
import { expect, hydrated, interactive, test } from '../site/test';

test('Hel answers from the form to the contact channels, back and reset', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
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

test('on a phone, Back closes Hel, and a link in an answer leads to a page from which Back returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/contato');
  await interactive(page);
  const hel = page.getByRole('dialog');
  await page.locator('[data-assistant] button').click();
  await hel.getByLabel('Nome').fill('Ana');
  await page.goBack();
  await expect(hel).toBeHidden();
  await expect(page).toHaveURL('/contato');

  await page.locator('[data-assistant] button').click();
  await expect(hel.getByLabel('Nome')).toHaveValue('Ana');
  await hel.getByLabel('E-mail').fill('ana@example.com');
  await page.keyboard.press('Enter');
  await hel.getByRole('button', { name: /Vistos/ }).click();
  await hel.getByRole('button', { name: /B1\/B2/ }).click();
  await hel.getByRole('link', { name: 'Mais detalhes: Turismo ou negócios (B1/B2)' }).click();
  await expect(hel).toBeHidden();
  await expect(page).toHaveURL('/servicos/vistos/b1b2');
  await page.goBack();
  await expect(page).toHaveURL('/contato');
  await expect(hel).toBeHidden();
});

test('in a low window, Hel’s form shows its button and its error, and a price stays in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  await hydrated(page);
  await page.locator('[data-assistant] button').click();
  const hel = page.getByRole('dialog');
  const submit = hel.getByRole('button', { name: 'Começar a conversa' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await hel.getByLabel('Nome').fill('Ana');
  await hel.getByLabel('E-mail').fill('ana');
  await submit.click();
  const error = hel.getByText('Este e-mail parece incompleto.');
  await expect(hel.getByText(/responder a você/), 'what the e-mail is for stays').toBeVisible();
  await expect(error).toBeInViewport({ ratio: 1 });
  await expect(submit).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([error.boundingBox(), submit.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);

  await hel.getByLabel('E-mail').fill('ana@example.com');
  await page.keyboard.press('Enter');
  await hel.getByRole('button', { name: /Vistos/ }).click();
  await hel.getByRole('button', { name: /B1\/B2/ }).click();
  // Of two lines it would have more than 60.
  expect((await hel.getByText('por solicitante').boundingBox())?.height).toBeLessThan(50);
});

test('on a phone held sideways, Hel fills the screen with her form below her greeting', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/contato');
  await hydrated(page);
  await page.locator('[data-assistant] button').click();
  const hel = page.getByRole('dialog');
  await expect(hel.getByText(/Sou a Hel/)).toBeInViewport({ ratio: 1 });
  const edges = () => hel.evaluate((dialog) => dialog.getBoundingClientRect().toJSON());
  await expect.poll(edges).toMatchObject({ left: 0, top: 0, right: 844, bottom: 390 });
  const [name, email] = [hel.getByLabel('Nome'), hel.getByLabel('E-mail')];
  const topOf = async (field: Locator) => (await field.boundingBox())?.y;
  expect(await topOf(name)).toBe(await topOf(email));
  expect(await topOf(hel.getByText('Nome', { exact: true }))).toBe(
    await topOf(hel.getByText('E-mail', { exact: true })),
  );

  await name.fill('Ana');
  await email.fill('ana');
  await page.keyboard.press('Enter');
  await expect(hel.getByText('Este e-mail parece incompleto.')).toBeInViewport({ ratio: 1 });
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport({ ratio: 1 });
  expect(await topOf(name), 'with an error below one of them').toBe(await topOf(email));
  // The button is below both: it covers no field.
  const [error, submit] = [
    hel.getByText('Este e-mail parece incompleto.'),
    hel.getByRole('button', { name: 'Começar' }),
  ];
  expect((await submit.boundingBox())?.y).toBeGreaterThan((await topOf(error)) ?? Infinity);

  await email.fill('ana@example.com');
  await page.keyboard.press('Enter');
  await hel.getByRole('button', { name: /Vistos/ }).click();
  await hel.getByRole('button', { name: /B1\/B2/ }).click();
  await expect(hel.getByText('por solicitante')).toBeInViewport({ ratio: 1 });
  await expect(hel.getByRole('button', { name: 'Fechar a conversa' }), 'the way out').toBeInViewport({ ratio: 1 });
});

test('a click on the launcher before Hel’s code has loaded opens her afterwards', async ({ page }) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/builds/remote-chat/**', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.locator('[data-assistant] button').click();
  await expect(page.getByRole('status').getByText('Abrindo a conversa com a Hel…')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeFocused();
});

test('the launcher reports that Hel’s code failed to load, and opens her after a successful retry', async ({
  page,
  expected,
}) => {
  expected.console(/404|Refused to execute|remote-chat .* failed/);
  const launcher = page.getByRole('button', { name: 'Conversar com a Hel' });
  await page.route('**/builds/remote-chat/**', (route) => route.fulfill({ status: 404, contentType: 'text/html' }));
  await page.goto('/');
  await hydrated(page);
  await launcher.click();
  await expect(page.getByRole('alert')).toContainText('A assistente não está disponível agora.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(launcher).toBeFocused();

  await page.unroute('**/builds/remote-chat/**');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Nome')).toBeFocused();
});
