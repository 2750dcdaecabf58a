import type { BuildHealth, LivePart } from '@ponte/contract/api-releases';
import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { useTexts, type TextKey } from '../texts';
import styles from './LivePart.module.css';

/** The share of the last day's pages on which a part failed: its live build, then the canary and the previous build. */
export function Health({ part }: { part: LivePart }) {
  const { build, canary, previous, health } = part;
  const of = (id: string | undefined) => health.find((one) => one.build === id);
  const others = [
    ['admin.versions.healthCanary', of(canary?.build)],
    ['admin.versions.healthBefore', of(previous)],
  ] as const;
  return (
    <>
      <Figure health={of(build)} />
      {others.map(([label, other]) => other && <Other key={label} label={label} health={other} />)}
    </>
  );
}

function Figure({ health }: { health: BuildHealth | undefined }) {
  const t = useTexts<'administration'>();
  const { percent, whole } = useFigures();
  if (!health || health.views === 0) return <p className={styles.quiet}>{t('admin.versions.noVisits')}</p>;
  const { failed, views } = health;
  return (
    <>
      <span className={failed > 0 ? styles.figure : styles.quiet}>{percent(failed / views)}</span>{' '}
      <p className={styles.quiet}>{t('admin.versions.failedOf', { failed: whole(failed), views: whole(views) })}</p>
    </>
  );
}

function Other({ label, health: { views, failed } }: { label: TextKey<'administration'>; health: BuildHealth }) {
  const t = useTexts<'administration'>();
  const { percent } = useFigures();
  return <p className={styles.quiet}>{t(label, { ratio: percent(views === 0 ? 0 : failed / views) })}</p>;
}

function useFigures() {
  const tag = localeTags[useSite().language];
  const ratio = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const count = new Intl.NumberFormat(tag);
  return { percent: (value: number) => ratio.format(value), whole: (value: number) => count.format(value) };
}
