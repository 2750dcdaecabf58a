import { domPreset } from '@ponte/toolchain/jest/preset.js';

/** The library that Nhost's client makes its calls with, as browsers get it. */
const fetchPonyfill = { '^fetch-ponyfill$': 'fetch-ponyfill/build/fetch-browser.js' };

export default { ...domPreset, moduleNameMapper: { ...domPreset.moduleNameMapper, ...fetchPonyfill } };
