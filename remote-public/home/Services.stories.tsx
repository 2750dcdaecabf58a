import type { Stories } from '@ponte/kit/ui/stories';
import { Services } from './Services';
import styles from './sections.module.css';

export const stories: Stories = {
  'on the home page': (
    <div className={styles.cabled}>
      <Services />
    </div>
  ),
};
