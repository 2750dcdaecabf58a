import type { Page } from '@playwright/test';
import type { ListedRemote } from '@ponte/contract/parts';
import { breakRemote, type RemoteFaultName } from '../site/remote-faults';
import { expectShown, shownPages, type ShownPageName } from '../site/shown-page';
import { expect, hydrated, test } from '../site/test';

type Act = (page: Page) => Promise<unknown>;
/** An action and the page that it leads to, unless that page needs the failing remote. */
type Step = readonly [act: Act, shows?: ShownPageName];

const press = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).click();
const open = (page: Page, menu: string) =>
  page.getByRole('banner').getByText(menu, { exact: true }).filter({ visible: true }).click();
export const follow =
  (name: string): Act =>
  (page) =>
    press(page, name);
export const choose =
  (menu: string, name: string): Act =>
  async (page) => {
    await open(page, menu);
    await press(page, name);
  };
export const back: Act = (page) => page.evaluate(() => history.back());
const forward: Act = (page) => page.evaluate(() => history.forward());

interface Journey {
  readonly start: ShownPageName;
  readonly steps: readonly Step[];
  /** Uses what the remote renders after its release. */
  readonly use: Act;
}

/** One journey per remote; a new remote may have one too. */
const journeys: Partial<Record<ListedRemote, Journey>> = {
  'remote-chat': {
    start: 'about',
    steps: [
      [follow('Contato'), 'contact'],
      [follow('Criação de sites'), 'websites'],
      [back, 'contact'],
      [back, 'about'],
      [forward, 'contact'],
      [choose('PT', 'English'), 'contactInEnglish'],
      [choose('Account', 'Log in'), 'loginInEnglish'],
      [back, 'contactInEnglish'],
    ],
    use: async (page) => {
      await page.getByRole('button', { name: 'Chat with Hel' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
  'remote-admin': {
    start: 'about',
    steps: [
      [choose('Conta', 'Entrar')],
      [follow('Contato'), 'contact'],
      [back],
      [back, 'about'],
      [forward],
      [forward, 'contact'],
      [choose('PT', 'English'), 'contactInEnglish'],
      [choose('Account', 'Log in')],
      [follow('About'), 'aboutInEnglish'],
    ],
    use: async (page) => {
      await choose('Account', 'Log in')(page);
      await expectShown(page, 'loginInEnglish');
    },
  },
  'remote-public': {
    start: 'login',
    steps: [
      [choose('Conta', 'Esqueci a senha'), 'forgotPassword'],
      [back, 'login'],
      [follow('Contato')],
      [choose('Conta', 'Esqueci a senha'), 'forgotPassword'],
      [back],
      [back, 'login'],
      [choose('PT', 'English'), 'loginInEnglish'],
    ],
    use: async (page) => {
      await follow('Contact')(page);
      await expectShown(page, 'contactInEnglish');
    },
  },
};

/** The stories cover a slow remote, the audits the other faults. */
export const chosenFaults: readonly RemoteFaultName[] = ['slow'];

/** One test per remote and fault: a visitor navigates the pages that do not need the remote. */
export function testJourneys(faults: readonly RemoteFaultName[]): void {
  for (const [remote, { start, steps, use }] of Object.entries(journeys) as [ListedRemote, Journey][]) {
    for (const fault of faults) {
      test(`${remote} ${fault}: shows every page that does not need it`, async ({ page, expected }) => {
        expected.console(/./);
        const { release } = await breakRemote(page, remote, fault);
        await page.goto(shownPages[start].path, { waitUntil: 'commit' });
        await hydrated(page);
        await expectShown(page, start);
        for (const [act, shows] of steps) {
          await act(page);
          if (shows) await expectShown(page, shows);
        }
        if (fault !== 'slow') return;
        release();
        await use(page);
      });
    }
  }
}
