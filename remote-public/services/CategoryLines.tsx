import { Link, useSite } from '@ponte/kit';
import { allServicesOf, type ServiceCategory, type ServiceId } from '@ponte/contract/catalogue/catalogue';
import type { RouteId } from '@ponte/contract/routes';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import type { ReactNode } from 'react';
import { officialAmounts } from '../offer/service-offer';
import { ServicePrice } from '../offer/ServicePrice';
import { useTexts } from '../texts';
import links from '../layout/LinkRows.module.css';
import styles from './CategoryLines.module.css';

export const categories: readonly ServiceCategory[] = ['visas', 'company', 'tax'];

/** A category with one line per service. */
export function CategoryLines({ category }: { category: ServiceCategory }) {
  const t = useTexts();
  const { language } = useSite();
  return (
    <Lines to={category} title={t(`${category}.name`)} promise={t(`${category}.promise`)} more={t(`${category}.more`)}>
      {allServicesOf(category).map((id) => (
        <Line
          key={id}
          id={id}
          to={id}
          title={t(`service.${id}.title`)}
          promise={t(`service.${id}.promise`, officialAmounts(language))}
        />
      ))}
    </Lines>
  );
}

/** Websites have individual prices: one line with the lowest. */
export function WebsiteLines() {
  const t = useTexts();
  const title = t('services.websites.title');
  return (
    <Lines to="websites" title={title} promise={t('services.websites.promise')} more={t('services.websites.more')}>
      <Line id="websites" to="websites" title={title} promise={t('services.websites.line')} />
    </Lines>
  );
}

/** Links to each category of the page: on a phone the last one is far down. */
export function CategoryLinks() {
  const t = useTexts();
  return (
    <nav className={styles.links} aria-label={t('services.title')}>
      {categories.map((category) => (
        <a key={category} href={`#${category}`}>
          {t(`${category}.name`)}
        </a>
      ))}
      <a href="#websites">{t('services.websites.title')}</a>
    </nav>
  );
}

interface LinesProps {
  to: RouteId;
  title: string;
  promise: string;
  more: string;
  children: ReactNode;
}

function Lines({ to, title, promise, more, children }: LinesProps) {
  return (
    <section id={to} className={styles.category}>
      <div>
        <h2>{title}</h2>
        <p className={styles.promise}>
          <WholeNames>{promise}</WholeNames>
        </p>
        <Link to={to}>{more}</Link>
      </div>
      <ul className={`${links.rows} ${styles.lines}`}>{children}</ul>
    </section>
  );
}

interface LineProps {
  id: ServiceId;
  to: RouteId;
  title: string;
  promise: string;
}

/** The whole line links to the service's page. */
function Line({ id, to, title, promise }: LineProps) {
  return (
    <li>
      <div>
        <Link to={to}>
          <WholeNames>{title}</WholeNames>
        </Link>
        <p>
          <WholeNames>{promise}</WholeNames>
        </p>
      </div>
      <ServicePrice id={id} on="list" />
    </li>
  );
}
