import { Link } from '@ponte/kit';
import type { RouteId } from '@ponte/contract/routes';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useTexts } from '../texts';
import styles from './Trail.module.css';

export interface TrailProps {
  /** The pages above this one but the home page, from the top. */
  above?: readonly { to: RouteId; name: string }[];
  /** What this page is called at the end of the trail. */
  name: string;
}

/** Where a page stands: the breadcrumb from the home page down to it. */
export function Trail({ above = [], name }: TrailProps) {
  const t = useTexts();
  return (
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
  );
}
