import { serviceFacts } from '@ponte/contract/catalogue/service-facts';
import type { Stories } from '@ponte/kit/ui/stories';
import { Facts } from './Facts';

const official = new URL('https://www.irs.gov/tin');

export const stories: Stories = {
  'what every service has': <Facts facts={{}} itemsToSend={4} official={official} />,
  'what is known about the ITIN': <Facts facts={serviceFacts.itin ?? {}} itemsToSend={4} official={official} />,
  'with the time of our own work': (
    <Facts facts={{ ourDays: { from: 3, to: 5 } }} itemsToSend={4} official={official} />
  ),
};
