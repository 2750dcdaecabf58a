import { WholeNames } from '@ponte/kit/ui/WholeNames';
import type { ReactNode } from 'react';
import styles from './StepList.module.css';

interface StepListProps {
  /** In order. Words, or a heading and words. */
  steps: readonly ReactNode[];
  /** A class that changes the number of columns. */
  columns?: string | undefined;
}

/** Numbered steps: below each other on phones, three side by side on wider screens. */
export function StepList({ steps, columns = '' }: StepListProps) {
  return (
    <ol className={`${styles.steps} ${columns}`.trim()}>
      {steps.map((step, index) => (
        <li key={index}>{typeof step === 'string' ? <WholeNames>{step}</WholeNames> : step}</li>
      ))}
    </ol>
  );
}
