import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';

/** A point in time as the reader's clock shows it, to the minute. */
export function Moment({ at }: { at: string }) {
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium', timeStyle: 'short' });
  // Spanish separates “a. m.” by a space at which lines may break.
  const text = format.format(new Date(at)).replace(/ (?=[ap]\W)/i, '\u00a0');
  return <time dateTime={at}>{text}</time>;
}
