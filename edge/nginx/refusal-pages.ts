import { contentTypes } from '@ponte/contract/content-types';
import { callRefusals, siteRefusals } from '../refusals';
import { block, quote } from './syntax';

const refusalPath = '/.refusal';
const callRefusalPath = '/.call-refusal';
const rangeRefusalPath = '/.range-refusal';

type Refusals = Readonly<Record<string, { readonly status: number }>>;

const answersFor = (refusals: Refusals, path: string, except?: number) => {
  const statuses = new Set(Object.values(refusals).map(({ status }) => status));
  return `error_page ${[...statuses].filter((status) => status !== except).join(' ')} ${path};`;
};

export const siteRefusalPages = [
  answersFor(siteRefusals, refusalPath, 416),
  `error_page 416 ${rangeRefusalPath};`,
  // What it says of a link that leads out of the store.
  `error_page 403 =404 ${refusalPath};`,
];

/** The same where 404 is a page of the site. */
export const siteRefusalPagesButNotFound = answersFor(siteRefusals, refusalPath, 404);

export const callRefusalPages = answersFor(callRefusals, callRefusalPath);

/** The answer that says so is not refused again. */
export const refuseTargets = [
  'set $problem $target_problem;',
  `if ($uri = ${refusalPath}) { set $problem ""; }`,
  'if ($problem = long) { return 414; }',
  'if ($problem = bad) { return 400; }',
];

const plainText = [`default_type ${quote(contentTypes.txt)};`, 'return 200 "$refusal_text\\n";'];

/** Each answers with the status that led to it. */
export const refusalLocations = [
  block(`location = ${refusalPath}`, ['internal;', 'set $kind refusal;', ...plainText]),
  // nginx finds out after it has set the headers of the file: here they must not be set once more.
  block(`location = ${rangeRefusalPath}`, ['internal;', 'add_header Retry-After "";', ...plainText]),
  block(`location = ${callRefusalPath}`, [
    'internal;',
    'set $kind callRefusal;',
    `default_type ${quote(contentTypes.json)};`,
    'return 200 $call_refusal_text;',
  ]),
];
