import { testFirstVisits } from '../budgets/test-first-visits';
import { kinds, publicRoutes } from '../public/pages';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

// The pages that stories and audits do not visit.
testFirstVisits(
  'phone',
  publicRoutes.filter((route) => !kinds.includes(route)),
);
testFirstVisits(
  'wide screen',
  publicRoutes.filter(({ id }) => id !== 'home'),
);
