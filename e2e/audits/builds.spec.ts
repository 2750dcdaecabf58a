import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { partNames } from '@ponte/contract/parts';
import { buildChanged, setVersion } from '../site/other-build';
import { expect, test } from '../site/test';

for (const part of partNames) {
  test(`${part} builds without the sources of the others, and its entry has the hash of each later file`, async () => {
    const alone = await buildChanged(part, 'package.json', setVersion('9.9.9'));
    expect(alone.build).toMatch(/^9\.9\.9-[0-9a-f]{12}$/);
    const contract = JSON.parse(await readFile(join(alone.dist, 'contract.json'), 'utf8')) as BuildContract;
    const entry = await readFile(join(alone.dist, contract.entry), 'utf8');
    // Files that load with the page are checked by the page: scripts by their tags, styles by the policy.
    const atStart = [contract.entry, ...contract.initial.js, ...contract.initial.css];
    const later = Object.keys(contract.files).filter(
      (file) => /^static\/(js|css)\//.test(file) && !atStart.includes(file),
    );
    expect(later.filter((file) => !entry.includes(contract.files[file] ?? '?'))).toEqual([]);
    await alone.remove();
  });
}
