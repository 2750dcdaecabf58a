import { languages } from '@ponte/contract/language';
import { testGallery } from '../gallery/test-gallery';
import type { Look } from '../gallery/audit-stories';
import { schemes } from '../public/looks';

/** Each width and scheme, then the layout at the other width. Stories take them in turn. */
const samples: ReadonlyArray<readonly Look[]> = schemes.flatMap((scheme) => [
  [
    { width: 'wide', schemes: [scheme] },
    { width: 'narrow', schemes: [] },
  ],
  [
    { width: 'narrow', schemes: [scheme] },
    { width: 'wide', schemes: [] },
  ],
]);

// Opening a window costs most, so each is opened in one language only. All in each language: `npm run test:long`.
testGallery((story, language) => (story % languages.length === language ? pickSample(story) : []));

function pickSample(story: number): readonly Look[] {
  return samples[Math.floor(story / languages.length) % samples.length] ?? [];
}
