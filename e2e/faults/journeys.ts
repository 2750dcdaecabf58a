import type { Page } from '@playwright/test';
import type { ListedRemote } from '@ponte/contract/parts';
import { breakRemote, type RemoteFaultName } from '../site/remote-faults';
import { expectShown, shownPages, type ShownPageName } from '../site/shown-page';
import { expect, hydrated, test } from '../site/test';

type Act = (page: Page) => Promise<unknown>;
type Language = 'pt' | 'en';
/** A page in the language that was chosen last. */
type Place = 'about' | 'contact' | 'websites' | 'login' | 'forgotPassword';
/** An action and where it leads to: a page, a number of entries of the history, or a language. */
type Step = readonly [act: Act, to: Place | number | Language];

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
const english = [choose('PT', 'English'), 'en'] as const;

interface Journey {
  readonly start: Place;
  /** The pages that the remote renders. */
  readonly own: readonly Place[];
  readonly steps: readonly Step[];
  /** Uses what the remote renders after its release. */
  readonly use: Act;
}

/** One journey per remote; a new remote may have one too. */
const journeys: Partial<Record<ListedRemote, Journey>> = {
  'remote-chat': {
    start: 'about',
    own: [],
    steps: [
      [follow('Contato'), 'contact'],
      [follow('Criação de sites'), 'websites'],
      [back, -1],
      [back, -1],
      [forward, 1],
      english,
      [choose('Account', 'Sign in'), 'login'],
      [back, -1],
    ],
    use: async (page) => {
      await page.getByRole('button', { name: 'Chat with Hel' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
  'remote-admin': {
    start: 'about',
    own: ['login', 'forgotPassword'],
    steps: [
      [choose('Conta', 'Entrar'), 'login'],
      [follow('Contato'), 'contact'],
      [back, -1],
      [forward, 1],
      english,
      [choose('Account', 'Sign in'), 'login'],
      [follow('About'), 'about'],
    ],
    use: async (page) => {
      await choose('Account', 'Sign in')(page);
      await expectShown(page, 'loginInEnglish');
    },
  },
  'remote-public': {
    start: 'login',
    own: ['about', 'contact', 'websites'],
    steps: [
      [choose('Conta', 'Esqueci a senha'), 'forgotPassword'],
      [back, -1],
      [follow('Contato'), 'contact'],
      [choose('Conta', 'Esqueci a senha'), 'forgotPassword'],
      [back, -1],
      [choose('Conta', 'Entrar'), 'login'],
      english,
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
  for (const [remote, journey] of Object.entries(journeys) as [ListedRemote, Journey][]) {
    for (const fault of faults) {
      test(`${remote} ${fault}: shows every page that does not need it`, async ({ page, expected }) => {
        expected.console(/./);
        const { release } = await breakRemote(page, remote, fault);
        await page.goto(shownPages[journey.start].path, { waitUntil: 'commit' });
        await hydrated(page);
        await expectShown(page, journey.start);
        await travel(page, journey, fault === 'slow');
        if (fault !== 'slow') return;
        release();
        await journey.use(page);
      });
    }
  }
}

/** Takes the steps. While its remote neither loads nor fails, a page is not shown: the one before it stays. */
async function travel(page: Page, { start, own, steps }: Journey, isHeld: boolean): Promise<void> {
  let language: Language = 'pt';
  let entries: Place[] = [start];
  let index = 0;
  for (const [act, to] of steps) {
    await act(page);
    if (to === 'pt' || to === 'en') language = to;
    else if (typeof to === 'number') index += to;
    else if (!isHeld || !own.includes(to)) {
      entries = [...entries.slice(0, index + 1), to];
      index += 1;
    }
    await expectArrived(page, entries[index] ?? start, language, own);
  }
}

/** The server has public pages without the remote's code; the others say that a part is missing. */
async function expectArrived(page: Page, place: Place, language: Language, own: readonly Place[]): Promise<void> {
  const hasDocument = place !== 'login' && place !== 'forgotPassword';
  if (hasDocument || !own.includes(place)) return expectShown(page, nameIn(language, place));
  await expect.poll(() => new URL(page.url()).pathname, { message: place }).toBe(shownPages[place].path);
  await expect(page.getByRole('main').getByRole('alert'), place).toBeVisible();
}

function nameIn(language: Language, place: Place): ShownPageName {
  const name = language === 'en' ? `${place}InEnglish` : place;
  if (!(name in shownPages)) throw new Error(`shownPages has no ${name}`);
  return name as ShownPageName;
}
