import { testFloating } from '../public/test-floating';

testFloating([320, 480, 768, 900, 1100, 1440, 1920]);
