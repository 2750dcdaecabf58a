import type { Stories } from '@ponte/kit/ui/stories';
import { About } from './About';
import styles from './sections.module.css';

export const stories: Stories = {
  about: (
    <div className={styles.cabled}>
      <About />
    </div>
  ),
};
