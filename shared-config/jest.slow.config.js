import { slow } from './jest/preset.js';
import preset from './jest.config.js';

export default slow(preset);
