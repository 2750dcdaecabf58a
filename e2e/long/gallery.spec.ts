import { testGallery } from '../gallery/test-gallery';
import { everyLook } from '../gallery/walk-states';

testGallery(() => everyLook);
