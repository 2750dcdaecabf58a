import { languages } from '@ponte/contract/language';
import { testAccountFailures } from '../client/test-account-failures';

testAccountFailures(() => languages);
