import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { actionClass } from '../table/Cells';
import { Nothing } from '../table/Values';
import { nameOf, type UserRow } from './user-rows';
import type { RowTexts } from './use-row-texts';
import styles from './UsersPage.module.css';

interface AccessProps {
  row: UserRow;
  texts: RowTexts;
  /** Absent for oneself, whose second factor is turned off elsewhere. */
  onReset: (() => void) | undefined;
}

/**
 * When the person was last seen, and whether their login needs a code, which those who never logged in cannot have set up. One
 * element: a card has one value for each name.
 */
export function Access({ row, texts, onReset }: AccessProps) {
  return (
    <div className={styles.access}>
      {row.lastSeen === null ? <span className={styles.quiet}>{texts.never}</span> : <LastSeen at={row.lastSeen} />}
      {(row.secondFactor || (row.secondFactor === false && row.lastSeen !== null)) && (
        <div className={styles.secondFactor}>
          {row.secondFactor ? texts.active : texts.inactive}
          {row.secondFactor && onReset && (
            <button
              type="button"
              className={actionClass()}
              aria-label={texts.resetNamed(row.email ?? nameOf(row))}
              onClick={onReset}
            >
              {texts.reset}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const dayMs = 86_400_000;

/** Today and yesterday with the time of day, which tells whether a person is at work; any other day as a date. */
function LastSeen({ at }: { at: Date | undefined }) {
  const { language } = useSite();
  if (!at) return <Nothing />;
  const tag = localeTags[language];
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options).format(at);
  const days = Math.round((startOfDay(at) - startOfDay(new Date())) / dayMs);
  const day = () => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
  return (
    <time dateTime={at.toISOString()} title={format({ dateStyle: 'full', timeStyle: 'short' })}>
      {days === 0 || days === -1 ? `${day()}, ${format({ timeStyle: 'short' })}` : format({ dateStyle: 'medium' })}
    </time>
  );
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
