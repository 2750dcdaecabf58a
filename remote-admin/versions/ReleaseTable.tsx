import { useId, useState } from 'react';
import type { PastRelease } from '@ponte/contract/api-releases';
import { Button } from '@ponte/kit';
import { Cell } from '../table/Cells';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { Moment } from './Moment';
import { ReleaseChanges } from './ReleaseChanges';
import styles from './VersionsPage.module.css';

const columns = ['serial', 'when', 'by', 'what', 'why'] as const;

/** What a person on call looks for is among the newest; the others make a long page on a phone. */
const shownAtFirst = 4;

/** The newest releases, whichever part they changed. */
export function ReleaseTable({ releases }: { releases: readonly PastRelease[] }) {
  const t = useTexts<'administration'>();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  // A button in the place of a single row would save nothing.
  const isLong = releases.length > shownAtFirst + 1;
  return (
    <section aria-labelledby={id} className={styles.history}>
      <h2 id={id}>{t('admin.versions.history')}</h2>
      <Table
        label={t('admin.versions.history')}
        columns={columns.map((column) => ({ name: t(`admin.versions.${column}`) }))}
        rows={isLong && !isWhole ? releases.slice(0, shownAtFirst) : releases}
        className={styles.releases}
        isWide
      >
        {(release) => <ReleaseRow key={release.serial} release={release} />}
      </Table>
      {isLong && (
        <Button className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('admin.versions.fewer') : t('admin.versions.all', { total: releases.length })}
        </Button>
      )}
    </section>
  );
}

function ReleaseRow({ release }: { release: PastRelease }) {
  const t = useTexts<'administration'>();
  return (
    <tr role="row">
      <Cell label={t('admin.versions.serial')}>{release.serial}</Cell>
      <Cell label={t('admin.versions.when')} className={styles.when}>
        <Moment at={release.at} />
      </Cell>
      <Cell label={t('admin.versions.by')}>{release.by}</Cell>
      <Cell label={t('admin.versions.what')} long isLead>
        <div>
          {t(describeAction(release))}
          <ReleaseChanges changed={release.changed} />
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
