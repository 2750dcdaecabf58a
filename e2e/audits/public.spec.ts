import { pagesOf, publicRoutes } from '../public/pages';
import { testAudit } from '../public/audit-page';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

// Every width with every scheme in every language: `npm run test:long`.
for (const [at, route] of publicRoutes.entries()) {
  testAudit(`${route.id} in every language, on both screens and in both schemes`, pagesOf(route), at);
}
