import type { Measured, sums } from '../../../e2e/budgets/limits';
import { thousands } from '../html/numbers';

interface CostName {
  readonly name: string;
  readonly inWords: (value: number) => string;
}

const count = (value: number) => String(value);
const kB = (name: string): CostName => ({ name: `${name}, kB`, inWords: thousands });
const number = (name: string): CostName => ({ name, inWords: count });

const names: Readonly<Record<keyof Measured | 'bytes', CostName>> = {
  bytes: kB('size'),
  html: kB('HTML with its styles'),
  script: kB('script until interactive'),
  css: kB('styles'),
  font: kB('font'),
  requestsToLargestPaint: number('requests until the largest paint'),
  requestsToInteractive: number('requests until interactive'),
  depthToLargestPaint: number('depth until the largest paint'),
  depthToInteractive: number('depth until interactive'),
  scriptForLargestPaint: number('scripts that block the largest paint'),
  scriptsRequestedBeforeLargestPaint: number('scripts requested before its picture'),
  layoutShift: { name: 'layout shift', inWords: (value) => value.toFixed(3) },
};

/** How a cost is called and written. A report of another revision may have one that this one does not know. */
export function costName(cost: string): CostName {
  return Object.hasOwn(names, cost) ? names[cost as keyof typeof names] : number(cost);
}

/** What the sums of `e2e/budgets/limits.ts` add up. */
const sumNames: Readonly<Record<keyof typeof sums, string>> = {
  federation: 'module federation, once a page needs a remote',
  i18next: 'i18next, once a part or another language needs it',
  reading: 'script that a reader of one detail page ever loads',
  assistant: 'Hel’s script',
  admin: 'the admin area’s script, beyond a public page',
  account: 'the account screens’ script, without Nhost’s client',
  homeWeight: 'the home page, without its film',
  htmlWithHistory: 'the HTML of the largest page of a site with earlier releases',
  homeWithLinks: 'the home page with Hel and the pages of its links in view',
};

/** How a sum is called; a page keeps its name. */
export function sumName(of: string): string {
  return Object.hasOwn(sumNames, of) ? sumNames[of as keyof typeof sumNames] : of;
}
