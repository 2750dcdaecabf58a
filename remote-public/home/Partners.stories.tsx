import type { Stories } from '@ponte/kit/ui/stories';
import { Partners } from './Partners';
import styles from './sections.module.css';

export const stories: Stories = {
  'on the home page': (
    <div className={styles.cabled}>
      <Partners />
    </div>
  ),
};
