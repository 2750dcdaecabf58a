import type { ReleaseOverview } from '@ponte/contract/api-releases';
import { useTexts } from '../texts';
import styles from './LivePart.module.css';
import { usePartName } from './part-name';
import { decidePartState, reportsOf, type PartState } from './part-state';

/** The state of the whole site in one line: what the table below says in full. It keeps its place while that loads. */
export function Verdict({ overview }: { overview: ReleaseOverview | undefined }) {
  const t = useTexts<'administration'>();
  const nameOf = usePartName();
  if (!overview || overview.parts.length === 0) return <p>{'\u00a0'}</p>;
  const { releases } = overview;
  const states = overview.parts.map((live) => ({ name: nameOf(live.part), state: decidePartState(live, releases) }));
  const verdict = decideVerdict(states.map(({ state }) => state));
  const parts = states.filter(({ state }) => state === verdict).map(({ name }) => name);
  const measured = overview.parts.filter((live) => reportsOf(live).views > 0).length;
  return (
    <p className={`${styles.state} ${styles[verdict]}`}>
      {t(`admin.versions.verdict.${verdict}`, { parts: parts.join(', ') })}
      {verdict === 'stable' && (
        <span className={styles.quiet}> {t('admin.versions.measured', { measured, all: states.length })}</span>
      )}
    </p>
  );
}

/** The most urgent state of any part, else whether pages report any. */
function decideVerdict(states: readonly PartState[]) {
  const urgent = (['failing', 'canary'] as const).find((state) => states.includes(state));
  return urgent ?? (states.every((state) => state === 'unseen') ? 'unseen' : 'stable');
}
