import slow from './jest.slow.config.js';

/** What is measured by hand on a quiet machine: its figures depend on what else the cores do. */
export default { ...slow, testRegex: '\\.bench\\.ts$' };
