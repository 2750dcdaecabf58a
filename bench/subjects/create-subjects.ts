import { fileURLToPath } from 'node:url';
import { compose, compositionIdOf } from 'composer/compose';
import { releaseParts } from 'dev/release-parts';
import { createDiskStore } from 'releases/store/disk/disk-store';
import { buildInOne } from '../one-build/build';
import { createAstroSite } from './astro-site';
import { listPreloads, readCommit } from './live-builds';
import { readComposedSite, withoutContent, withoutHints, withoutScript, withPreloads } from './composed-site';
import { benchStore } from '../settings';
import { homePage, type MeasuredPage } from './measured-page';
import { createOneBuildSite } from './one-build-site';
import { mapPages, type Site, type Subject } from './subject';

/** Builds the site and releases it to the benchmark's own store. Returns the store's location. */
export async function releaseSite(say: (line: string) => void): Promise<string> {
  const store = createDiskStore(fileURLToPath(new URL(`../../${benchStore}`, import.meta.url)));
  const environment = { SITE_URL: 'https://ponte.example' };
  const composer = { compose, compositionIdOf };
  await releaseParts({ store, composer, why: 'npm run bench', by: 'bench', environment, addresses: {}, say });
  return store.location;
}

/**
 * All subjects, with the same content: the composed site of the store, the alternatives from the same sources, and the composed
 * site of another checkout's store if there is a `baseline`.
 */
export async function createSubjects(store: string, baseline: string | undefined) {
  const { build, composed, limitSubjects } = await createLimitSubjects(store, [homePage]);
  const { locate } = composed;
  const preloads = await listPreloads(store, homePage.module);
  const clientRendered = mapPages(composed.pages, (html) => withPreloads(withoutContent(html), preloads));
  return {
    ...limitSubjects,
    astro: subject('static export by Astro, with islands', await createAstroSite(composed)),
    onePrerendered: subject(
      'one build, prerendered and hydrated',
      await createOneBuildSite(build, composed, [homePage], 'prerendered'),
    ),
    federatedClient: subject('federated, preloaded, client-rendered', { pages: clientRendered, locate }),
    federatedPlain: subject('federated, client-rendered, nothing preloaded', {
      pages: mapPages(clientRendered, withoutHints),
      locate,
    }),
    ...(baseline !== undefined && { baseline: await createBaseline(baseline) }),
  };
}

async function createBaseline(store: string): Promise<Subject> {
  const composed = await readComposedSite(store, [homePage]);
  return subject(`the composed site of ${await readCommit(store)} (the baseline)`, composed);
}

/** The composed site and the two subjects that its limits refer to, with all pages. */
export async function createLimitSubjects(store: string, measured: readonly MeasuredPage[]) {
  const composed = await readComposedSite(store, measured);
  const build = await buildInOne();
  const { pages, locate } = composed;
  const limitSubjects = {
    static: subject('static page, no script', { pages: mapPages(pages, withoutScript), locate }, false),
    composed: createComposed(composed),
    oneClient: subject('one build, client-rendered', await createOneBuildSite(build, composed, measured, 'client')),
  };
  return { build, composed, limitSubjects };
}

/** The site as visitors get it. */
export function createComposed(site: Site): Subject {
  return subject('federated, prerendered, preloaded (the composed site)', site);
}

function subject(name: string, { pages, locate }: Site, hasScript = true): Subject {
  return { name, hasScript, pages, locate };
}
