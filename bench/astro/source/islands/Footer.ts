import { Footer as Own } from '../../../../shell/footer/Footer';
import { onSite } from '../on-site';

export const Footer = onSite(Own);
