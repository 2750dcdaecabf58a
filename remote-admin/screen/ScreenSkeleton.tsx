import { useSession } from '@ponte/kit';
import column from './Column.module.css';
import entry from './EntryFrame.module.css';
import { Placeholder } from './Placeholder';
import { SectionBarSkeleton } from './SectionBar';
import styles from './ScreenSkeleton.module.css';
import signedIn from './SignedInFrame.module.css';

/**
 * Stands in for a screen while its texts or the session load. It has no texts of its own. A visitor without a session sees
 * what the login begins with, because that is the next screen.
 */
export function ScreenSkeleton({ needsSession = false }: { needsSession?: boolean }) {
  const session = useSession();
  const hasBar = needsSession && session.state === 'signedIn';
  return (
    <div aria-busy="true">
      {hasBar && <SectionBarSkeleton isAdmin={session.user.isAdmin} />}
      <div className={hasBar ? signedIn.screen : `${column.column} ${entry.frame}`}>
        <Placeholder className={styles.title} />
        <Placeholder className={styles.line} />
        <Placeholder className={styles.line} />
      </div>
    </div>
  );
}
