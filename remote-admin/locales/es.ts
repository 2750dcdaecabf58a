import type { pt } from './pt';
import { account } from './es/account';
import { audit } from './es/audit';
import { common } from './es/common';
import { heads } from './es/heads';
import { users } from './es/users';
import { versions } from './es/versions';

export const es: Record<keyof typeof pt, string> = { ...heads, ...common, ...account, ...users, ...audit, ...versions };
