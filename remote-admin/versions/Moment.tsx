import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';

/** A point in time as the reader's clock shows it, to the minute. */
export function Moment({ at }: { at: string }) {
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
