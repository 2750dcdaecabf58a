import { buildInOne } from '../one-build/build';
import { createAstroPage } from './astro-page';
import { readComposedPage, withoutContent, withoutHints, withoutScript } from './composed-page';
import { createOneBuildPage } from './one-build-page';
import type { Subject } from './subject';

/** All that is measured, from one content: the composed site of the store, and the alternatives made from the same sources. */
export async function createSubjects(store: string) {
  const composed = await readComposedPage(store);
  const build = await buildInOne();
  const { html, locate } = composed;
  const clientRendered = withoutContent(html);
  return {
    static: subject('static page, no script', { html: withoutScript(html), locate }, false),
    composed: subject('federated, prerendered, preloaded (the composed site)', { html, locate }),
    astro: subject('static export by Astro, with islands', await createAstroPage(composed)),
    onePrerendered: subject(
      'one build, prerendered and hydrated',
      await createOneBuildPage(build, composed, 'prerendered'),
    ),
    oneClient: subject('one build, client-rendered', await createOneBuildPage(build, composed, 'client')),
    federatedClient: subject('federated, preloaded, client-rendered', { html: clientRendered, locate }),
    federatedPlain: subject('federated, client-rendered, nothing preloaded', {
      html: withoutHints(clientRendered),
      locate,
    }),
  };
}

export type Subjects = Awaited<ReturnType<typeof createSubjects>>;
export type SubjectId = keyof Subjects;

function subject(name: string, page: Pick<Subject, 'html' | 'locate'>, hasScript = true): Subject {
  return { name, hasScript, html: page.html, locate: page.locate };
}
