/** `tsx write-builds.ts DIR`: two small builds of each part, `DIR/<part>/1` and `2`, for tests of the command. */
import { join } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { createBuild } from 'fixtures/builds/create-build';

const [, , folder = '.'] = process.argv;
const all = partNames.flatMap((part) => [1, 2].map((n) => createBuild(join(folder, part, String(n)), part, n)));
void Promise.all(all);
