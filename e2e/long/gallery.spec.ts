import { testGallery } from '../gallery/test-gallery';

testGallery(() => ['wide', 'narrow']);
