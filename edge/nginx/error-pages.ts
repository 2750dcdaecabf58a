import { contentTypes } from '@ponte/contract/content-types';
import { callErrors, siteErrors } from '../error-responses';
import { block, quote } from './syntax';

const errorPath = '/.error';
const callErrorPath = '/.call-error';
const rangeErrorPath = '/.range-error';

type ErrorResponses = Readonly<Record<string, { readonly status: number }>>;

const errorPagesFor = (errors: ErrorResponses, path: string, except?: number) => {
  const statuses = new Set(Object.values(errors).map(({ status }) => status));
  return `error_page ${[...statuses].filter((status) => status !== except).join(' ')} ${path};`;
};

export const siteErrorPages = [
  errorPagesFor(siteErrors, errorPath, 416),
  `error_page 416 ${rangeErrorPath};`,
  // nginx's status for a link that leads out of the store.
  `error_page 403 =404 ${errorPath};`,
];

/** The same for locations whose 404 is a page of the site. */
export const siteErrorPagesButNotFound = errorPagesFor(siteErrors, errorPath, 404);

export const callErrorPages = errorPagesFor(callErrors, callErrorPath);

/** The error page itself must not be rejected again. */
export const rejectTargets = [
  'set $problem $target_problem;',
  `if ($uri = ${errorPath}) { set $problem ""; }`,
  'if ($problem = long) { return 414; }',
  'if ($problem = bad) { return 400; }',
];

const plainText = [`default_type ${quote(contentTypes.txt)};`, 'return 200 "$error_text\\n";'];

/** Each keeps the status of the error. */
export const errorLocations = [
  block(`location = ${errorPath}`, ['internal;', 'set $kind error;', ...plainText]),
  // nginx detects this error after it has set the headers of the file: they must not be set again.
  block(`location = ${rangeErrorPath}`, ['internal;', 'add_header Retry-After "";', ...plainText]),
  block(`location = ${callErrorPath}`, [
    'internal;',
    'set $kind callError;',
    `default_type ${quote(contentTypes.json)};`,
    'return 200 $call_error_text;',
  ]),
];
