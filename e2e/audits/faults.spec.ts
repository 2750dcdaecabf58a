import { createFaultySite } from '../faults/faulty-site';
import { testFileFaults } from '../faults/file-faults';
import { testLibraryFaults } from '../faults/library-faults';

const faulty = createFaultySite();

// The other places, and builds that are faulty everywhere: `npm run test:long`. Public pages with a broken file: `healing.spec.ts`.
testFileFaults(faulty, 'admin');
testLibraryFaults();
