import { account } from './pt/account';
import { audit } from './pt/audit';
import { common } from './pt/common';
import { heads } from './pt/heads';
import { users } from './pt/users';
import { versions } from './pt/versions';

export const pt = { ...heads, ...common, ...account, ...users, ...audit, ...versions };
