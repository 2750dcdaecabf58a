/** Run before the stories, once: the workers of Playwright then find what this got. */
import { requireChromium } from './chromium';

console.log(`Chromium: ${requireChromium()}`);
