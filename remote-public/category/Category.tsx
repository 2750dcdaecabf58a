import { servicesOf, type PageServiceId, type ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import type { ReactNode } from 'react';
import { DeskPicture } from '../desk/DeskPicture';
import { hourOf } from '../desk/hour';
import { Closing } from '../layout/Closing';
import { PicturedIntro } from '../layout/PicturedIntro';
import { ListNotes, PriceNotes } from '../offer/PriceNotes';
import { useTexts } from '../texts';
import styles from './PriceList.module.css';
import { PriceList } from './PriceList';

interface CategoryProps {
  category: ServiceCategory;
  /** In place of one list of the category's services, which stands beside its heading on wide screens. */
  list?: ReactNode;
  /** After the list. */
  beneath?: ReactNode;
  /** The services that it names. */
  namedBeneath?: readonly PageServiceId[];
  /** Content after the list and its notes. */
  children?: ReactNode;
}

/** What the pages of all categories share. */
export function Category({ category, list, beneath, namedBeneath = [], children }: CategoryProps) {
  const t = useTexts();
  const services = servicesOf(category);
  return (
    <>
      <PicturedIntro
        isWide
        picture={<DeskPicture of={category} />}
        title={t(`${category}.title`)}
        lead={t(`${category}.intro`)}
        above={[{ to: 'services', name: t('services.title') }]}
        name={t(`${category}.name`)}
      />
      <section className={list ? styles.services : `${styles.services} ${styles.beside}`}>
        <div>
          <h2>{t(`${category}.list_title`)}</h2>
          <ListNotes services={[...services, ...namedBeneath]} />
        </div>
        <div>
          {list ?? <PriceList services={services} heading="h3" />}
          {beneath}
        </div>
      </section>
      <PriceNotes services={services} category={category} />
      {children}
      <Closing
        words={{ title: t(`${category}.closing.title`), lead: t(`${category}.closing.lead`) }}
        withoutPrices
        hour={hourOf[category]}
      />
    </>
  );
}
