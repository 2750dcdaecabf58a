import type { BuildHealth, LivePart } from '@ponte/contract/api-versions';
import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { useTexts, type TextKey } from '../texts';
import styles from './LivePart.module.css';

/** Of how many pages of the last day a part failed: the live build, the canary, and the one before for comparison. */
export function Health({ part }: { part: LivePart }) {
  const { build, canario, anterior, saude } = part;
  const of = (id: string | null | undefined) => saude.find((health) => health.build === id);
  const others = [
    ['admin.versions.healthCanary', of(canario?.build)],
    ['admin.versions.healthBefore', of(anterior)],
  ] as const;
  return (
    <>
      <Figure health={of(build)} />
      {others.map(([label, health]) => health && <Other key={label} label={label} health={health} />)}
    </>
  );
}

function Figure({ health }: { health: BuildHealth | undefined }) {
  const t = useTexts();
  const { percent, whole } = useFigures();
  if (!health || health.vistas === 0) return t('admin.versions.noVisits');
  const { vistas, falhas } = health;
  return (
    <>
      <span className={styles.figure}>{percent(falhas / vistas)}</span>{' '}
      {t('admin.versions.failedOf', { failed: whole(falhas), views: whole(vistas) })}
    </>
  );
}

function Other({ label, health: { vistas, falhas } }: { label: TextKey; health: BuildHealth }) {
  const t = useTexts();
  const { percent } = useFigures();
  return <p className={styles.quiet}>{t(label, { ratio: percent(vistas === 0 ? 0 : falhas / vistas) })}</p>;
}

function useFigures() {
  const tag = localeTags[useSite().language];
  const ratio = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const count = new Intl.NumberFormat(tag);
  return { percent: (value: number) => ratio.format(value), whole: (value: number) => count.format(value) };
}
