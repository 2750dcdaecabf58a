import { walkAtRandom } from '../site/random-walk';
import { test } from '../site/test';

// More seeds: `long/random-walks`.
test('twenty quick steps end on the page of the address', ({ context }) => walkAtRandom(context, 1));
