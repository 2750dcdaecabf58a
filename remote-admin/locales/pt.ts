import { account } from './pt/account';
import { administration } from './pt/administration';
import { shared } from './pt/shared';

/** Everything this part says in Portuguese, for the build and its tests. A page loads the texts by area: `texts.tsx`. */
export const pt = { ...shared, ...account, ...administration };
