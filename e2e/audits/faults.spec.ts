import { testBuildFaults } from '../faults/build-faults';
import { createFaultySite } from '../faults/faulty-site';
import { testFileFaults } from '../faults/file-faults';
import { testLibraryFaults } from '../faults/library-faults';

const faulty = createFaultySite();

// The other place and the other faults of a build: `npm run test:long`.
testFileFaults(faulty, 'home', 'admin');
testBuildFaults(faulty, 'throws while rendering');
testLibraryFaults();
