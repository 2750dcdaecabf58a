import type { States } from '@ponte/kit/ui/states';
import { PrivacyLink } from './PrivacyLink';

export const states: States = { link: <PrivacyLink /> };
