import type { Stories } from '@ponte/kit/ui/stories';
import { WhyUs } from './WhyUs';
import styles from './sections.module.css';

export const stories: Stories = {
  'why us': (
    <div className={styles.cabled}>
      <WhyUs />
    </div>
  ),
};
