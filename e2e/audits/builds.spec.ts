import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { partNames } from '@ponte/contract/parts';
import { buildChanged } from '../site/other-build';
import { expect, test } from '../site/test';

for (const part of partNames) {
  test(`${part} builds alone, without the sources of the others, and vouches for what it loads`, async () => {
    const alone = await buildChanged(part, 'package.json', (source) =>
      source.replace(/"version": "[^"]+"/, '"version": "9.9.9"'),
    );
    expect(alone.build).toMatch(/^9\.9\.9-[0-9a-f]{12}$/);
    const contract = JSON.parse(await readFile(join(alone.dist, 'contract.json'), 'utf8')) as BuildContract;
    const entry = await readFile(join(alone.dist, contract.entry), 'utf8');
    // What starts with the page is checked by the page: its scripts by their tags, its styles by the policy.
    const atStart = [contract.entry, ...contract.initial.js, ...contract.initial.css];
    const later = Object.keys(contract.files).filter(
      (file) => /^static\/(js|css)\//.test(file) && !atStart.includes(file),
    );
    expect(later.filter((file) => !entry.includes(contract.files[file] ?? '?'))).toEqual([]);
    await alone.remove();
  });
}
