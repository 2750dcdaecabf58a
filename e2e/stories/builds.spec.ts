import { partNames } from 'shared-config/contract/parts';
import { buildChanged } from '../site/other-build';
import { expect, test } from '../site/test';

for (const part of partNames) {
  test(`${part} builds alone, without the sources of the others`, async () => {
    test.setTimeout(120_000);
    const alone = await buildChanged(part, 'package.json', (source) =>
      source.replace(/"version": "[^"]+"/, '"version": "9.9.9"'),
    );
    expect(alone.build).toMatch(/^9\.9\.9-[0-9a-f]{12}$/);
    await alone.remove();
  });
}
