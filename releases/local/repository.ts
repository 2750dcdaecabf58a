import { fileURLToPath } from 'node:url';

/** The checkout that this package lies in: two folders up, from its sources and from its build alike. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
