/** Where the backend that `npm start` runs tells what the beacons say. */
export const defaultTalliesUrl = 'http://127.0.0.1:9464/tallies';

export function readTalliesUrl(env: { readonly TALLIES_URL?: string }): string {
  return env.TALLIES_URL || defaultTalliesUrl;
}
