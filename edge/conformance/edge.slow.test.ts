import { describeConformance } from './describe-conformance';
import { startNodeEdge } from './start-node-edge';

describeConformance('the Node edge', startNodeEdge);
