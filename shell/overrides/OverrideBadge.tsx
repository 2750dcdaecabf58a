import { Button, useTexts } from '@ponte/kit';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';
import type { pt } from './locales/pt';
import type { OverrideState } from './plan-overrides';
import styles from './OverrideBadge.module.css';

export interface BadgeActions {
  readonly remove: (part: RemoteName) => void;
  readonly dismiss: () => void;
}

/** Says which parts of this tab are no part of the site, and takes them back. */
export function OverrideBadge({ chosen, refused, failures, remove, dismiss }: OverrideState & BadgeActions) {
  const t = useTexts<keyof typeof pt>();
  if (chosen.size === 0 && refused.length === 0) return null;

  return (
    <aside className={styles.badge} aria-label={t('override.label')}>
      <div role="status">
        <ul className={styles.list}>
          {[...chosen].map(([part, address]) => (
            <li key={part} data-part={part}>
              <span>
                {t('override.running', { part, address })}
                {failures.has(part) && <strong>{t('override.failed', { phase: failures.get(part) ?? '' })}</strong>}
              </span>
              <Button onClick={() => remove(part)} aria-label={t('override.remove_part', { part })}>
                {t('override.remove')}
              </Button>
            </li>
          ))}
          {refused.map(({ requested, reason }) => (
            <li key={requested}>
              {t(`override.refused_${reason}`, { asked: requested, parts: remoteNames.join(', ') })}
            </li>
          ))}
        </ul>
      </div>
      {refused.length > 0 && <Button onClick={dismiss}>{t('override.dismiss')}</Button>}
    </aside>
  );
}
