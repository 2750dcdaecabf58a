import { createRoot } from 'react-dom/client';
import { Button } from '@ponte/kit';
import { useFrameTexts } from '@ponte/kit/i18n/i18n';
import { addTexts, readLanguage, subscribeLanguage } from '@ponte/kit/i18n/i18n';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';
import type { OverrideState } from './plan-overrides';
import { overrideTexts, type OverrideTextKey } from './texts';
import styles from './OverrideBadge.module.css';

interface BadgeActions {
  readonly remove: (part: RemoteName) => void;
  readonly dismiss: () => void;
}

/** Names the parts that this tab does not load from the site, with a button that removes each override. */
export function OverrideBadge({ overrides, rejected, failures, remove, dismiss }: OverrideState & BadgeActions) {
  const t = useFrameTexts<OverrideTextKey>();
  if (overrides.size === 0 && rejected.length === 0) return null;

  return (
    <aside className={styles.badge} aria-label={t('override.label')}>
      <div role="status">
        <ul className={styles.list}>
          {[...overrides].map(([part, address]) => (
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
          {rejected.map(({ requested, reason }) => (
            <li key={requested}>{t(`override.rejected_${reason}`, { requested, parts: remoteNames.join(', ') })}</li>
          ))}
        </ul>
      </div>
      {rejected.length > 0 && <Button onClick={dismiss}>{t('override.dismiss')}</Button>}
    </aside>
  );
}

/**
 * Renders the badge in a React root of its own, so that it stays when the page fails to render. Returns a function that
 * renders it with a new state.
 */
export function showBadge(actions: BadgeActions): (state: OverrideState) => void {
  const addLanguage = () => addTexts(readLanguage(), overrideTexts[readLanguage()]);
  addLanguage();
  subscribeLanguage(addLanguage);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return (state) => root.render(<OverrideBadge {...state} {...actions} />);
}
