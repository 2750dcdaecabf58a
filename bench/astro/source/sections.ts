import { About as OwnAbout } from '../../../remote-public/home/About';
import { Services as OwnServices } from '../../../remote-public/home/Services';
import { WhyUs as OwnWhyUs } from '../../../remote-public/home/WhyUs';
import { SkipLink as OwnSkipLink } from '../../../shell/page/NavigationAids';
import { onSite } from './on-site';

export const SkipLink = onSite(OwnSkipLink);
export const WhyUs = onSite(OwnWhyUs);
export const Services = onSite(OwnServices);
export const About = onSite(OwnAbout);
