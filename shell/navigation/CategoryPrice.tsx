import { useSite } from '@ponte/kit';
import { isCategory } from '@ponte/contract/catalogue/catalogue';
import { fromPrice } from '@ponte/contract/catalogue/from-price';
import { formatPrice } from '@ponte/contract/catalogue/price';
import type { RouteId } from '@ponte/contract/routes';
import { useTexts } from '../texts';

/** The lowest list price of the services of a page, if it is that of a category. */
export default function CategoryPrice({ page }: { page: RouteId }) {
  const t = useTexts();
  const { language, settings } = useSite();
  if (!isCategory(page)) return null;
  const { price } = fromPrice(page, settings.pricesFrom);
  return <small>{t('nav.from', { price: formatPrice(language, price.amount) })}</small>;
}
