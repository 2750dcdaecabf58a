import { circle, group, picture, stroke, tag } from '../drawing/svg';
import { quiet } from './cable';

/** Three lamps that come on one after the other; they simply stay on for whoever asked for less motion. */
const pulse =
  '@media (prefers-reduced-motion:no-preference){circle{animation:l 1.2s infinite}circle+circle{animation-delay:.2s}circle+circle+circle{animation-delay:.4s}}@keyframes l{0%,60%,to{opacity:.25}25%{opacity:1}}';

export const loading = picture(64, 40, [
  tag('style', {}, pulse),
  stroke('M2 30H62M16 34V6M48 34V6M2 24Q12 20 16 7Q32 40 48 7Q52 20 62 24', quiet, 2.5),
  group(
    {},
    [20, 32, 44].map((x) => circle(x, 27, 3, '#F2A541')),
  ),
]);
