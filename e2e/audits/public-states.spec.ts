import type { Page } from '@playwright/test';
import { axeIssues } from '../public/axe-issues';
import { schemes, setColorScheme } from '../public/looks';
import { catchOpening } from '../site/catch-opening';
import { expect, hydrated, test } from '../site/test';

interface State {
  readonly at: string;
  readonly width?: number;
  enter(page: Page): Promise<void>;
}

const openMenu = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByLabel(name).filter({ visible: true }).click();

async function askHel(page: Page, answers: number): Promise<void> {
  await page.locator('[data-assistant] button').click();
  const hel = page.getByRole('dialog');
  await hel.getByRole('textbox').first().fill('Ana');
  await hel.getByRole('textbox').last().fill('ana@site.example');
  await page.keyboard.press('Enter');
  const choices = hel.getByRole('group').getByRole('button');
  for (let answer = 0; answer < answers; answer += 1) {
    await expect(choices.first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
}

/** States of a page that a visitor's actions lead to, which the audit of the pages does not meet. */
const states: Readonly<Record<string, State>> = {
  'the language menu': { at: '/es', enter: (page) => openMenu(page, /^Idioma/) },
  'the account menu': { at: '/es', enter: (page) => openMenu(page, /^Cuenta$/) },
  'the small screen’s menu': { at: '/es', width: 360, enter: (page) => openMenu(page, /^Menú$/) },
  'Hel’s form': { at: '/en', enter: (page) => page.locator('[data-assistant] button').click() },
  'Hel’s first question': { at: '/en', enter: (page) => askHel(page, 0) },
  'Hel’s answer': { at: '/pt', width: 360, enter: (page) => askHel(page, 2) },
  'a step of the company’s flow': {
    at: '/pt/servicos/empresa',
    width: 360,
    enter: (page) => page.getByRole('main').locator('details summary').last().click(),
  },
  'a question opened': {
    at: '/en/services/visas/f1',
    enter: (page) => page.getByRole('main').locator('details summary').first().click(),
  },
  'a message with mistakes': {
    at: '/en/contact',
    width: 360,
    enter: (page) => page.getByRole('button', { name: 'Continue by email' }).click(),
  },
  'a message handed over': {
    at: '/en/contact',
    async enter(page) {
      await catchOpening(page);
      const fields = page.getByRole('main').getByRole('textbox');
      for (const [at, text] of ['Ana', 'ana@site.example', 'A visa, please.'].entries())
        await fields.nth(at).fill(text);
      await page.getByRole('button', { name: 'Continue by email' }).click();
      await expect(page.getByRole('main').getByRole('status')).toContainText('We opened your email program');
    },
  },
};

test.describe.configure({ mode: 'parallel' });

for (const [name, { at, width = 1280, enter }] of Object.entries(states)) {
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at);
    await hydrated(page);
    await enter(page);
    for (const scheme of schemes) {
      await setColorScheme(page, scheme);
      expect(await axeIssues(page, scheme === schemes[0] ? 'all' : 'colors')).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
