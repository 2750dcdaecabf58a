import { WholeNames } from '@ponte/kit/ui/WholeNames';
import styles from './StepList.module.css';

/** Three numbered steps: below each other on phones, side by side on wider screens. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <WholeNames>{step}</WholeNames>
        </li>
      ))}
    </ol>
  );
}
