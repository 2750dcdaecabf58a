import { pagesOf, publicRoutes } from '../public/pages';
import { testWalk } from '../public/test-walks';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

for (const route of publicRoutes) {
  testWalk(`${route.id} in every language, width and scheme`, pagesOf(route), 'every look');
}
