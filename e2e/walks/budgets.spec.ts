import { routes } from 'shared-config/paths/routes';
import { testFirstVisits } from '../budgets/test-first-visits';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

testFirstVisits(
  'wide screen',
  routes.filter(({ area, id }) => area === 'public' && id !== 'home'),
);
