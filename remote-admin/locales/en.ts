import { account } from './en/account';
import { administration } from './en/administration';
import { shared } from './en/shared';

export const en = { ...shared, ...account, ...administration };
