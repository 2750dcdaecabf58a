import type { Page } from '@playwright/test';

interface Input {
  readonly name: string;
  press(page: Page): Promise<void>;
  /** Waits for the complete result, including what must be fetched. */
  arrived(page: Page): Promise<void>;
}

const notice = (page: Page) => page.locator('[data-cookie-notice]');
const launcher = (page: Page) => page.locator('[data-assistant] button');
const hel = (page: Page) => page.getByRole('dialog');
const banner = (page: Page) => page.getByRole('banner');
const english = (page: Page) => banner(page).getByRole('link', { name: 'English' }).filter({ visible: true });
const about = (page: Page) => banner(page).getByRole('link', { name: 'About', exact: true });

/** Inputs of a visitor of any public page, in an order in which each leaves the next one reachable. */
export const inputs: readonly Input[] = [
  {
    name: 'accept the cookie notice',
    press: (page) => notice(page).getByRole('button').press('Enter'),
    arrived: (page) => notice(page).waitFor({ state: 'hidden' }),
  },
  {
    name: 'open Hel',
    press: (page) => launcher(page).press('Enter'),
    arrived: (page) => hel(page).waitFor(),
  },
  {
    name: 'close Hel',
    press: (page) => page.keyboard.press('Escape'),
    arrived: (page) => hel(page).waitFor({ state: 'hidden' }),
  },
  {
    name: 'open the languages',
    press: (page) => banner(page).getByLabel('Idioma: PT').press('Enter'),
    arrived: (page) => english(page).waitFor(),
  },
  {
    name: 'change the language',
    press: (page) => english(page).press('Enter'),
    arrived: (page) => about(page).waitFor(),
  },
  {
    name: 'go to another page',
    press: (page) => about(page).press('Enter'),
    arrived: (page) => page.waitForURL('**/sobre'),
  },
];

/** Resolves once the next frame is painted: it shows what an input changed, but nothing that must be fetched. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}
