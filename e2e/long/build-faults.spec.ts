import { testBuildFaults } from '../faults/build-faults';

testBuildFaults('throws at import', 'needs another React');
