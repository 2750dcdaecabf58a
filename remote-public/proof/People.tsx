import { Fragment } from 'react';
import { languageNames, localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useTexts } from '../texts';
import type { Person } from './our-people';
import styles from './People.module.css';
import { Sample } from './Sample';

/** Who works with the visitors: an entry for each person. Renders nothing without people. */
export function People({ people }: { people: readonly Person[] }) {
  const t = useTexts();
  const { language } = useSite();
  if (people.length === 0) return null;
  return (
    <ul className={styles.people}>
      {people.map(({ name, languages, handles, since, portrait, sample }) => (
        <li key={name}>
          {portrait ? (
            <img className={styles.arch} src={portrait} alt="" width="64" height="72" loading="lazy" />
          ) : (
            <span className={styles.arch} aria-hidden="true">
              {name.charAt(0)}
            </span>
          )}
          <div>
            <h3>
              {name} {sample && <Sample />}
            </h3>
            <p>
              <WholeNames>{handles[language]}</WholeNames>
            </p>
            <p className={styles.facts}>
              <span>{t('proof.since', { year: since })}</span>
              {languages.map((spoken, index) => (
                <Fragment key={spoken}>
                  {index > 0 && ' · '}
                  <span lang={localeTags[spoken]}>{languageNames[spoken]}</span>
                </Fragment>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
