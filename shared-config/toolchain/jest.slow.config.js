import { slow } from './jest/preset.js';
import quick from './jest.config.js';

export default slow(quick);
