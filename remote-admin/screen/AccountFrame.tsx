import type { ReactNode } from 'react';
import column from './Column.module.css';
import styles from './AccountFrame.module.css';
import type { Section } from './SectionBar';
import { SignedInFrame } from './SignedInFrame';

interface AccountFrameProps {
  section?: Section | undefined;
  title: string;
  /** For content that is divided into sections: on wide screens each has its heading beside it. */
  hasSections?: boolean;
  children: ReactNode;
}

/** The frame of the screens of one's own account: a column as wide as the forms of the administration. */
export function AccountFrame({ section, title, hasSections = false, children }: AccountFrameProps) {
  return (
    <SignedInFrame section={section} title={title}>
      <div className={`${column.column} ${hasSections ? styles.sections : styles.account}`}>{children}</div>
    </SignedInFrame>
  );
}
