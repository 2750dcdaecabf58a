import { Link } from 'shared-config/kit';
import type { RouteId } from 'shared-config/paths/routes';
import { WholeNames } from 'shared-config/ui/WholeNames';
import { useTexts } from '../texts';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  title: string;
  lead?: string;
  /** The pages above this one but the home page, from the top. */
  above?: readonly { to: RouteId; name: string }[];
  /** What this page is called at the end of the trail; its title if nothing shorter is given. */
  name?: string;
}

/** The top of every page but the home page: where it stands, its `h1` and its first words. */
export function PageIntro({ title, lead, above = [], name = title }: PageIntroProps) {
  const t = useTexts();
  return (
    <div className={styles.intro}>
      <nav aria-label={t('layout.trail')}>
        <ol className={styles.trail}>
          {[{ to: 'home' as const, name: t('layout.home') }, ...above].map((page) => (
            <li key={page.to}>
              <Link to={page.to}>
                <WholeNames>{page.name}</WholeNames>
              </Link>
            </li>
          ))}
          <li aria-current="page">
            <WholeNames>{name}</WholeNames>
          </li>
        </ol>
      </nav>
      <h1 className={styles.title}>
        <WholeNames>{title}</WholeNames>
      </h1>
      {lead && (
        <p className={styles.lead}>
          <WholeNames>{lead}</WholeNames>
        </p>
      )}
    </div>
  );
}
