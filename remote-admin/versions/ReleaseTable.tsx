import { useId } from 'react';
import type { PastRelease } from '@ponte/contract/api-releases';
import { Cell } from '../table/Cells';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { Moment } from './Moment';
import { usePartName } from './part-name';
import styles from './VersionsPage.module.css';

const columns = ['serial', 'when', 'by', 'what', 'why'] as const;

/** The newest releases, whichever part they changed. */
export function ReleaseTable({ releases }: { releases: readonly PastRelease[] }) {
  const t = useTexts<'administration'>();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.history}>
      <h2 id={id}>{t('admin.versions.history')}</h2>
      <Table
        label={t('admin.versions.history')}
        columns={columns.map((column) => ({ name: t(`admin.versions.${column}`) }))}
        rows={releases}
      >
        {(release) => <ReleaseRow key={release.serial} release={release} />}
      </Table>
    </section>
  );
}

function ReleaseRow({ release }: { release: PastRelease }) {
  const t = useTexts<'administration'>();
  const nameOf = usePartName();
  return (
    <tr role="row">
      <Cell label={t('admin.versions.serial')}>{release.serial}</Cell>
      <Cell label={t('admin.versions.when')}>
        <Moment at={release.at} />
      </Cell>
      <Cell label={t('admin.versions.by')}>{release.by}</Cell>
      <Cell label={t('admin.versions.what')} long>
        <div>
          {t(describeAction(release))}
          {release.changed.length > 0 && (
            <ul className={styles.changed}>
              {release.changed.map(({ part, from, build }) => (
                <li key={part}>
                  <span>{nameOf(part)} </span>
                  <span>
                    {from && `${from} `}
                    <span className={styles.whole}>{from ? `→ ${build}` : build}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Cell>
      <Cell label={t('admin.versions.why')} long>
        {release.why}
      </Cell>
    </tr>
  );
}

/** A rollback that changed no part took back a change of the site's settings. */
function describeAction({ action, changed }: PastRelease) {
  if (action === 'settings') return 'admin.versions.settings';
  if (action !== 'rollback') return 'admin.versions.promote';
  return changed.length === 0 ? 'admin.versions.settingsRollback' : 'admin.versions.rollback';
}
