import type { pt } from './pt';
import { account } from './en/account';
import { audit } from './en/audit';
import { common } from './en/common';
import { heads } from './en/heads';
import { users } from './en/users';
import { versions } from './en/versions';

export const en: Record<keyof typeof pt, string> = { ...heads, ...common, ...account, ...users, ...audit, ...versions };
