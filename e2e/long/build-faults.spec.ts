import { testBuildFaults } from '../faults/build-faults';
import { createFaultySite } from '../faults/faulty-site';

testBuildFaults(createFaultySite(), 'throws at import', 'throws while rendering', 'needs another React');
