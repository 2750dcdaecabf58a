import { createFaultySite } from '../faults/faulty-site';
import { testFileFaults } from '../faults/file-faults';

testFileFaults(createFaultySite(), 'home', 'detail');
