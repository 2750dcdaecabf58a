import { Link, useSite } from '@ponte/kit';
import type { PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { AskLink } from '../offer/AskLink';
import { ServicePrice } from '../offer/ServicePrice';
import { officialAmounts } from '../offer/service-offer';
import { useTexts } from '../texts';
import links from '../layout/LinkRows.module.css';
import styles from './PriceList.module.css';

interface PriceListProps {
  services: readonly PageServiceId[];
  /** The heading of each service, one level below the heading of the list. */
  heading: 'h3' | 'h4';
}

/** Services as rows on wide screens, as cards on narrow ones. The whole row links to the service's page. */
export function PriceList({ services, heading }: PriceListProps) {
  return (
    <ul className={`${links.rows} ${styles.list}`}>
      {services.map((id) => (
        <li key={id}>
          <ServiceRow id={id} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function ServiceRow({ id, heading: Heading }: { id: PageServiceId; heading: PriceListProps['heading'] }) {
  const t = useTexts();
  const { language } = useSite();
  return (
    <>
      <div className={styles.words}>
        <Heading>
          <Link to={id}>
            <WholeNames>{t(`service.${id}.title`)}</WholeNames>
          </Link>
        </Heading>
        <p>
          <WholeNames>{t(`service.${id}.promise`, officialAmounts(language))}</WholeNames>
        </p>
      </div>
      <ServicePrice id={id} on="list" />
      <AskLink service={id} kind="row" />
    </>
  );
}
