import { account } from './es/account';
import { administration } from './es/administration';
import { shared } from './es/shared';

export const es = { ...shared, ...account, ...administration };
