import { testFloating } from '../public/test-floating';

// A phone, a tablet with the links in its header, and a laptop. Other widths: `npm run test:long`.
testFloating([360, 1024, 1280]);
