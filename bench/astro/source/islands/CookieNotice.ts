import { CookieNotice as Own } from '../../../../shell/cookie-notice/CookieNotice';
import { onSite } from '../on-site';

export const CookieNotice = onSite(Own);
