import { useId, useState, type ReactNode } from 'react';
import type { LivePart as Part } from '@ponte/contract/api-releases';
import { localeTags } from '@ponte/contract/language';
import { Button, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import { Health } from './Health';
import styles from './LivePart.module.css';
import { Moment } from './Moment';
import { OlderBuilds } from './OlderBuilds';
import { usePartName } from './part-name';
import type { RollbackTarget } from './use-rollback';

interface LivePartProps {
  live: Part;
  onRollBack: (target: RollbackTarget) => void;
}

/** One part of the page: what is live, the button of its usual rollback, and its older builds. */
export function LivePart({ live, onRollBack }: LivePartProps) {
  const t = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { part, build, since, canary } = live;
  const name = usePartName()(part);
  const target = findTarget(live);

  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
        <span className={styles.quiet}>{part}</span>
      </header>
      <dl className={styles.facts}>
        <Fact name={t('admin.versions.build')}>
          <span className={styles.build}>{build}</span>
        </Fact>
        <Fact name={t('admin.versions.since')}>
          <Moment at={since.at} /> <span className={styles.quiet}>{`#${since.serial}`}</span>
        </Fact>
        <Fact name={t('admin.versions.by')}>{since.by}</Fact>
        <Fact name={t('admin.versions.why')}>{since.why}</Fact>
        <Fact name={t('admin.versions.health')}>
          <Health part={live} />
        </Fact>
      </dl>
      <div className={styles.actions}>
        {target && (
          <Button
            kind="danger"
            aria-label={t('admin.versions.rollBackNamed', { part: name })}
            onClick={() => onRollBack(target)}
          >
            {t('admin.versions.rollBack')}
          </Button>
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? `${id}-older` : undefined}
          aria-label={t('admin.versions.olderNamed', { part: name })}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          {t('admin.versions.older')}
        </button>
      </div>
      {canary && <Canary {...canary} />}
      {open && <OlderBuilds id={`${id}-older`} live={live} onRollBack={onRollBack} />}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Canary({ build, share }: { build: string; share: number }) {
  const t = useTexts();
  const { language } = useSite();
  const percent = new Intl.NumberFormat(localeTags[language], { style: 'percent' }).format(share / 100);
  return <p className={styles.canary}>{t('admin.versions.canary', { share: percent, build })}</p>;
}

/** While a canary runs, a rollback takes it away first. */
function findTarget({ part, build, canary, lastKnownGood }: Part): RollbackTarget | undefined {
  if (canary) return { part, from: canary.build, to: build, endsCanary: true };
  return lastKnownGood === null ? undefined : { part, from: build, to: lastKnownGood };
}
