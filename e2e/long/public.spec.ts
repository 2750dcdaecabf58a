import { pagesOf, publicRoutes } from '../public/pages';
import { testAudit } from '../public/audit-page';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

for (const route of publicRoutes) {
  testAudit(`${route.id} in every language, width and scheme`, pagesOf(route), 'every look');
}
