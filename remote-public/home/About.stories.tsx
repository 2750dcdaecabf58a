import type { Stories } from '@ponte/kit/ui/stories';
import { About, WhyUs } from './About';
import styles from './sections.module.css';

export const stories: Stories = {
  'why us': (
    <div className={styles.cabled}>
      <WhyUs />
    </div>
  ),
  about: (
    <div className={styles.cabled}>
      <About />
    </div>
  ),
};
