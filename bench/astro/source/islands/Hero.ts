import { Hero as Own } from '../../../../remote-public/home/Hero';
import { onSite } from '../on-site';

export const Hero = onSite(Own);
