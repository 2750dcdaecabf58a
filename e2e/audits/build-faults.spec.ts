import { testBuildFaults } from '../faults/build-faults';

// The other faults: `npm run test:long`.
testBuildFaults('throws while rendering');
