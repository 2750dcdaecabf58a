import { notSetUp } from '@ponte/contract/api-responses';
import type { ReleaseOverview } from '@ponte/contract/api-releases';
import { useSite, VisuallyHidden } from '@ponte/kit';
import type { Failure } from '../api/call';
import { describeFailure, LoadFailure } from '../calls/Alerts';
import { EmptyList } from '../table/EmptyList';
import { useTexts } from '../texts';
import { PartsTable } from './PartsTable';
import { ReleaseTable } from './ReleaseTable';
import type { RollbackTarget } from './use-rollback';

interface VersionsContentProps {
  overview: ReleaseOverview | undefined;
  failure: Failure | undefined;
  onRetry: () => void;
  onRollBack: (target: RollbackTarget) => void;
}

/** The states of the page: not set up, failed (with what was shown before, if anything was), loading, empty, ready. */
export function VersionsContent({ overview, failure, onRetry, onRollBack }: VersionsContentProps) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  if (failure?.kind === 'rejection' && failure.codigo === notSetUp) {
    return <EmptyList text={t('admin.versions.notSetUp')} advice={t('admin.versions.notSetUpAdvice')} />;
  }
  const own = { noResponse: t('admin.noResponse'), otherwise: t('admin.versions.failed') };
  const problem = failure && <LoadFailure lines={describeFailure(failure, own, language)} onRetry={onRetry} />;
  if (!overview && problem) return problem;
  if (overview?.parts.length === 0) {
    return problem ?? <EmptyList text={t('admin.versions.none')} advice={t('admin.versions.noneAdvice')} />;
  }
  return (
    <>
      {problem}
      {!overview && (
        <VisuallyHidden>
          <span role="status">{t('admin.loading')}</span>
        </VisuallyHidden>
      )}
      <PartsTable overview={overview} onRollBack={onRollBack} />
      {overview && <ReleaseTable releases={overview.releases} />}
    </>
  );
}
