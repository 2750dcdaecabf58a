import { Link, useSite } from '@ponte/kit';
import { categoryOf, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
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
  // The product specification: the card of a visa has a chat button, that of another service has none.
  const asks = services.some((id) => categoryOf(id) === 'visas');
  return (
    <ul className={[links.rows, styles.list, asks && styles.asking].filter(Boolean).join(' ')}>
      {services.map((id) => (
        <li key={id}>
          <ServiceRow id={id} heading={heading} />
          {asks && <AskLink service={id} kind="row" />}
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
    </>
  );
}
