import { describeConformance } from './describe-conformance';
import { startNginx } from './start-nginx';

describeConformance('nginx', startNginx);
