import { buildInOne } from '../one-build/build';
import { createAstroSite } from './astro-site';
import { readComposedSite, withoutContent, withoutHints, withoutScript } from './composed-site';
import { homePage, type MeasuredPage } from './measured-page';
import { createOneBuildSite } from './one-build-site';
import { mapPages, type Site, type Subject } from './subject';

/** All ways to bring the home page, from one content: the composed site of the store, and what the same sources make. */
export async function createSubjects(store: string) {
  const { build, composed, judged } = await createJudged(store, [homePage]);
  const { locate } = composed;
  const clientRendered = mapPages(composed.pages, withoutContent);
  return {
    ...judged,
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
  };
}

/** The composed site and the two that its limits are against, with all of the pages. */
export async function createJudged(store: string, measured: readonly MeasuredPage[]) {
  const composed = await readComposedSite(store, measured);
  const build = await buildInOne();
  const { pages, locate } = composed;
  const judged = {
    static: subject('static page, no script', { pages: mapPages(pages, withoutScript), locate }, false),
    composed: subject('federated, prerendered, preloaded (the composed site)', composed),
    oneClient: subject('one build, client-rendered', await createOneBuildSite(build, composed, measured, 'client')),
  };
  return { build, composed, judged };
}

function subject(name: string, { pages, locate }: Site, hasScript = true): Subject {
  return { name, hasScript, pages, locate };
}
