import { walkAtRandom } from '../site/random-walk';
import { test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

const perTest = 20;
for (let first = 100; first < 300; first += perTest) {
  test(`twenty quick steps end on the page of the address, seeds ${first} to ${first + perTest - 1}`, async ({
    context,
  }) => {
    for (let seed = first; seed < first + perTest; seed += 1) await walkAtRandom(context, seed);
  });
}
