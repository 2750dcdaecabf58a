import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The site that most stories visit: started once, left as it is by every story. A second run needs ports of its own. */
const port = Number(process.env.E2E_PORT ?? 8791);
export const baseUrl = `http://localhost:${port}`;

/** The gallery of components, for the suites that look at it. */
export const galleryPort = port + 1000;
export const metricsPort = port + 2000;
export const galleryUrl = `http://localhost:${galleryPort}`;

const here = fileURLToPath(new URL('..', import.meta.url));
export const repository = join(here, '..');
export const dataDir = join(here, '.data', 'base');

export const admin = { email: 'ana@ponte.example', password: 'ponte-e2e-1' };

/** Pages compose the same for every site of a run: their address is part of the HTML. */
export const serverEnvironment = {
  PORT: String(port),
  HOST: 'localhost',
  DATA_DIR: dataDir,
  SITE_URL: 'https://ponte.example',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  // Every story and every run of an hour signs up from this one address.
  NEWSLETTER_PER_ADDRESS: '1000',
  NODE_ENV: 'production',
} as const;
