import { kinds, pagesOf } from '../public/pages';
import { testWalk } from '../public/test-walks';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

// Every kind of page, the languages in turn. The walks visit every page in every language.
for (const [at, route] of kinds.entries()) {
  const places = pagesOf(route).filter((_, language) => language === at % 3);
  testWalk(`${route.id} in ${places[0]?.language} is whole on both screens and in both schemes`, places, at);
}
