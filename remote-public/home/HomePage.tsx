import type { Hydration, HeadContext, PageHead } from '@ponte/kit';
import { organization } from '../structured-data/organization';
import { Closing } from '../layout/Closing';
import { About } from './About';
import { Hero } from './Hero';
import { Partners } from './Partners';
import { Services } from './Services';
import { WhyUs } from './WhyUs';
import styles from './sections.module.css';

export default function HomePage() {
  return (
    <>
      <Hero />
      <div className={styles.cabled}>
        <WhyUs />
        <Services />
        <About />
        <Partners />
      </div>
      <Closing />
    </>
  );
}

export const hydration = 'idle' satisfies Hydration;

export function head(context: HeadContext): PageHead {
  return {
    title: context.t('home.head.title', { brand: context.site.brand }),
    description: context.t('home.head.description'),
    jsonLd: PRERENDERS ? [organization(context)] : [],
  };
}
