import { useSite } from '@ponte/kit';
import { priceOn, scopeOf, type PageServiceId } from '@ponte/contract/catalogue/catalogue';
import { PageBar } from '../layout/PageBar';
import { AskLink } from '../offer/AskLink';
import { PriceTag } from '../offer/PriceTag';
import { useTexts } from '../texts';

/** The action of a service's page, and an amount if its price has one. */
export function ServiceBar({ id }: { id: PageServiceId }) {
  const t = useTexts();
  const { pricesFrom } = useSite().settings;
  const price = priceOn('detail', id, pricesFrom);
  return (
    <PageBar>
      <AskLink service={id} kind="primary">
        {t(`service.${id}.cta`)}
      </AskLink>
      {'amount' in price && <PriceTag price={price} scope={scopeOf(id, pricesFrom)} />}
    </PageBar>
  );
}
