import { languages } from '@ponte/contract/language';
import { testAccountFailures } from '../client/test-account-failures';

// The sentences of all failures in each language: `remote-admin/account/failure-texts.test.tsx`. Every visit in each
// language: `npm run test:long`.
testAccountFailures((visit) => languages.filter((_, at) => at === visit % languages.length));
