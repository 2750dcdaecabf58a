import { Partners as Own } from '../../../../remote-public/home/Partners';
import { onSite } from '../on-site';

export const Partners = onSite(Own);
