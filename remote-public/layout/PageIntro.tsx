import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { FirstScreenEnd } from './FirstScreenEnd';
import styles from './PageIntro.module.css';
import { Trail, type TrailProps } from './Trail';

interface PageIntroProps extends Partial<TrailProps> {
  title: string;
  lead?: string;
  /** False where what follows is on the first screen too, and ends it. */
  endsFirstScreen?: boolean;
}

/** The top of a page: breadcrumbs, title and lead. */
export function PageIntro({ title, lead, endsFirstScreen = true, above, name = title }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <Trail name={name} {...(above && { above })} />
      <h1 className={styles.title}>
        <WholeNames>{title}</WholeNames>
      </h1>
      {lead && (
        <p className={styles.lead}>
          <WholeNames>{lead}</WholeNames>
        </p>
      )}
      {endsFirstScreen && <FirstScreenEnd />}
    </div>
  );
}
