import { domPreset } from '@ponte/toolchain/jest/preset.js';

/** The libraries that Nhost's client makes its calls with, as browsers get them. */
const fetchLibraries = {
  '^fetch-ponyfill$': 'fetch-ponyfill/build/fetch-browser.js',
  // The one for browsers keeps the `fetch` that it finds when it loads; each test has another.
  '^isomorphic-unfetch$': 'unfetch/dist/unfetch.js',
};

export default { ...domPreset, moduleNameMapper: { ...domPreset.moduleNameMapper, ...fetchLibraries } };
