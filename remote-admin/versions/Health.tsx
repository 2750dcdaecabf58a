import type { BuildHealth, LivePart } from '@ponte/contract/api-releases';
import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './LivePart.module.css';
import { reportsOf } from './part-state';

/**
 * On how many of the last day's pages a part failed: its live build, then the canary and the previous build to compare
 * with. No page reports the shell, which all of them have.
 */
export function Health({ part: live }: { part: LivePart }) {
  const t = useTexts<'administration'>();
  const { percent, whole } = useFigures();
  const { part, canary, previous, health } = live;
  const of = (id: string | undefined) => health.find((one) => one.build === id);
  const { views, failed } = reportsOf(live);
  const before = of(previous);
  const others = [
    ['admin.versions.healthCanary', of(canary?.build)],
    // Two builds without failures need no comparison.
    ['admin.versions.healthBefore', failed > 0 || before?.failed ? before : undefined],
  ] as const;

  if (part === 'shell') return <p className={styles.quiet}>{t('admin.versions.notCounted')}</p>;
  return (
    <>
      <p className={styles.quiet}>
        {views === 0
          ? t('admin.versions.noVisits')
          : t('admin.versions.failedOf', { failed: whole(failed), views: whole(views) })}
        {failed > 0 && <b className={styles.figure}> ({percent(failed / views)})</b>}
      </p>
      {others.map(
        ([label, other]) =>
          other && (
            <p key={label} className={styles.quiet}>
              {t(label, { ratio: percent(ratioOf(other)) })}
            </p>
          ),
      )}
    </>
  );
}

const ratioOf = ({ views, failed }: BuildHealth) => (views === 0 ? 0 : failed / views);

function useFigures() {
  const tag = localeTags[useSite().language];
  return {
    percent: new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format,
    whole: new Intl.NumberFormat(tag).format,
  };
}
