import { Header as Own } from '../../../../shell/header/Header';
import { onSite } from '../on-site';

export const Header = onSite(Own);
