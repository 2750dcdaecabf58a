import { notSetUp } from '@ponte/contract/api-answers';
import type { Versions } from '@ponte/contract/api-versions';
import { useSite, VisuallyHidden } from '@ponte/kit';
import { partNames } from '@ponte/contract/parts';
import type { Failure } from '../api/call';
import { describeFailure, LoadFailure } from '../calls/Alerts';
import { useTexts } from '../texts';
import { LivePart } from './LivePart';
import { ReleaseTable } from './ReleaseTable';
import type { Way } from './use-rollback';
import styles from './VersionsPage.module.css';

interface VersionsContentProps {
  versions: Versions | undefined;
  failure: Failure | undefined;
  onRetry: () => void;
  onRollBack: (way: Way) => void;
}

/** The faces of the page: on the way, not set up, failed (with what was seen before, if anything was), empty, there. */
export function VersionsContent({ versions, failure, onRetry, onRollBack }: VersionsContentProps) {
  const t = useTexts();
  const { language } = useSite();
  if (failure?.kind === 'refusal' && failure.codigo === notSetUp) {
    return <Notice text={t('admin.versions.notSetUp')} advice={t('admin.versions.notSetUpAdvice')} />;
  }
  const own = { noAnswer: t('admin.noAnswer'), otherwise: t('admin.versions.failed') };
  const problem = failure && <LoadFailure lines={describeFailure(failure, own, language)} onRetry={onRetry} />;
  if (!versions) return problem ?? <PartsSkeleton />;
  if (versions.partes.length === 0) {
    return problem ?? <Notice text={t('admin.versions.none')} advice={t('admin.versions.noneAdvice')} />;
  }
  return (
    <>
      {problem}
      <div className={styles.parts}>
        {versions.partes.map((part) => (
          <LivePart key={part.parte} part={part} onRollBack={onRollBack} />
        ))}
      </div>
      <ReleaseTable releases={versions.lancamentos} />
    </>
  );
}

function Notice({ text, advice }: { text: string; advice: string }) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      <p className={styles.quiet}>{advice}</p>
    </div>
  );
}

/** As many rows as there are parts, as high as they will be. */
function PartsSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.parts} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('admin.loading')}</span>
      </VisuallyHidden>
      {partNames.map((name) => (
        <div key={name} className={styles.skeleton} data-testid="skeleton-part">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
