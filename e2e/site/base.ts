import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The port of the base site, which most stories visit and none changes. A second run needs other ports, and a checkout of its own. */
const port = Number(process.env.E2E_PORT ?? 8791);
export const baseUrl = `http://localhost:${port}`;

/** The gallery of components, which some suites audit. */
export const galleryPort = port + 1000;
export const metricsPort = port + 2000;
export const galleryUrl = `http://localhost:${galleryPort}`;

const here = fileURLToPath(new URL('..', import.meta.url));
export const repository = join(here, '..');
export const dataDir = join(here, '.data', 'base');

export const admin = { email: 'ana@ponte.example', password: 'ponte-e2e-1' };

/** All sites of a run have this URL in their pages, so that these are composed once. */
export const serverEnvironment = {
  PORT: String(port),
  HOST: 'localhost',
  DATA_DIR: dataDir,
  SITE_URL: 'https://ponte.example',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  // All stories of all runs sign up from one address.
  NEWSLETTER_PER_ADDRESS: '1000',
  NODE_ENV: 'production',
} as const;
