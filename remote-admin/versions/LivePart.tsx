import { useId, useState, type ReactNode } from 'react';
import type { LivePart as Part } from '@ponte/contract/api-versions';
import { localeTags } from '@ponte/contract/language';
import { Button, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import { Health } from './Health';
import styles from './LivePart.module.css';
import { Moment } from './Moment';
import { OlderBuilds } from './OlderBuilds';
import { usePartName } from './part-name';
import type { Way } from './use-rollback';

interface LivePartProps {
  part: Part;
  onRollBack: (way: Way) => void;
}

/** One part's row of the panel: what is live, its short cut back, and the builds behind it. */
export function LivePart({ part, onRollBack }: LivePartProps) {
  const t = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { parte, build, desde } = part;
  const name = usePartName()(parte);
  const back = findWayBack(part);

  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{name}</h2>
        <span className={styles.quiet}>{parte}</span>
      </header>
      <dl className={styles.facts}>
        <Fact name={t('admin.versions.build')}>
          <span className={styles.build}>{build}</span>
        </Fact>
        <Fact name={t('admin.versions.since')}>
          <Moment at={desde.quando} /> <span className={styles.quiet}>{`#${desde.serial}`}</span>
        </Fact>
        <Fact name={t('admin.versions.by')}>{desde.por}</Fact>
        <Fact name={t('admin.versions.why')}>{desde.motivo}</Fact>
        <Fact name={t('admin.versions.health')}>
          <Health part={part} />
        </Fact>
      </dl>
      <div className={styles.actions}>
        {back && (
          <Button
            kind="danger"
            aria-label={t('admin.versions.rollBackNamed', { part: name })}
            onClick={() => onRollBack(back)}
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
      {part.canario && <Canary {...part.canario} />}
      {open && <OlderBuilds id={`${id}-older`} part={part} onRollBack={onRollBack} />}
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

function Canary({ build, parcela }: { build: string; parcela: number }) {
  const t = useTexts();
  const { language } = useSite();
  const share = new Intl.NumberFormat(localeTags[language], { style: 'percent' }).format(parcela / 100);
  return <p className={styles.canary}>{t('admin.versions.canary', { share, build })}</p>;
}

/** While a canary runs, that is what goes first. */
function findWayBack({ parte, build, canario, ultima_boa: lastGood }: Part): Way | undefined {
  if (canario) return { parte, de: canario.build, para: build, endsCanary: true };
  return lastGood === null ? undefined : { parte, de: build, para: lastGood };
}
