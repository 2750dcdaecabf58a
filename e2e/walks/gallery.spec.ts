import { testGallery } from '../gallery/test-gallery';

// Over the three languages, every state is seen at both widths. All of them in each language: `npm run test:long`.
testGallery((state, language) => [(state + language) % 2 === 0 ? 'wide' : 'narrow']);
