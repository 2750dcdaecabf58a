import { fileURLToPath } from 'node:url';
import { domPreset } from '@ponte/toolchain/jest/preset.js';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

export default {
  ...domPreset,
  setupFilesAfterEnv: [...domPreset.setupFilesAfterEnv, here('./testing/dom-setup.ts')],
  moduleNameMapper: {
    ...domPreset.moduleNameMapper,
    '/partner-files$': here('./testing/partner-files.ts'),
    '/site-files$': here('./testing/site-files.ts'),
  },
};
