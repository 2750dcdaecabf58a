import { testFirstVisits } from '../budgets/test-first-visits';
import { kinds, quickKinds } from '../public/pages';

// The kinds of pages that the stories do not visit.
testFirstVisits(
  'phone',
  kinds.filter((route) => !quickKinds.includes(route)),
);
