import { Link } from '@ponte/kit';
import type { RouteId } from '@ponte/contract/routes';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useTexts } from '../texts';
import styles from './Trail.module.css';

export interface TrailProps {
  /** The ancestors of this page without the home page, topmost first. */
  above?: readonly { to: RouteId; name: string }[];
  /** The name of this page, the last item. */
  name: string;
}

/** Breadcrumbs from the home page to this one. */
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
