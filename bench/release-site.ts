import { fileURLToPath } from 'node:url';
import { compose, compositionIdOf } from 'composer/compose';
import { releaseParts } from 'dev/release-parts';
import { createDiskStore } from 'releases/store/disk/disk-store';

/** Builds the site and releases it to the benchmark's own store. Returns the store's location. */
export async function releaseSite(say: (line: string) => void): Promise<string> {
  const store = createDiskStore(fileURLToPath(new URL('.data/releases', import.meta.url)));
  const environment = { SITE_URL: 'https://ponte.example' };
  const composer = { compose, compositionIdOf };
  await releaseParts({ store, composer, why: 'npm run bench', by: 'bench', environment, addresses: {}, say });
  return store.location;
}
