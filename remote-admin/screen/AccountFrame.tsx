import type { ReactNode } from 'react';
import styles from './AccountFrame.module.css';
import column from './Column.module.css';
import type { Section } from './SectionBar';
import { SignedInFrame } from './SignedInFrame';

interface AccountFrameProps {
  section?: Section | undefined;
  title: string;
  children: ReactNode;
}

/** The frame of the screens of one's own account: one column, as wide as the forms of the administration. */
export function AccountFrame({ section, title, children }: AccountFrameProps) {
  return (
    <SignedInFrame section={section} title={title}>
      <div className={`${column.column} ${styles.account}`}>{children}</div>
    </SignedInFrame>
  );
}
