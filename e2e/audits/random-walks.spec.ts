import { walkAtRandom } from '../site/random-walk';
import { test } from '../site/test';

// More seeds: `long/random-walks`.
for (const seed of [1, 2, 3]) {
  test(`twenty quick steps end on the page of the address, seed ${seed}`, ({ context }) => walkAtRandom(context, seed));
}
