import { testBuildFaults } from '../faults/build-faults';
import { createFaultySite } from '../faults/faulty-site';
import { testFileFaults } from '../faults/file-faults';
import { testLibraryFaults } from '../faults/library-faults';

const faulty = createFaultySite();

// The other places and the other faults of a build: `npm run test:long`. Public pages with a broken file: `healing.spec.ts`.
testFileFaults(faulty, 'admin');
testBuildFaults(faulty, 'throws while rendering');
testLibraryFaults();
