import { testGallery } from '../gallery/test-gallery';
import { everyLook } from '../gallery/audit-stories';

testGallery({ sheet: () => everyLook, windows: () => everyLook });
