import type { States } from 'shared-config/ui/states';
import { PrivacyLink } from './PrivacyLink';

export const states: States = { link: <PrivacyLink /> };
