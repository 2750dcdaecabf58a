import { join } from 'node:path';
import { repository } from '../site/base';
import { findFreePort, startServer, type Running } from '../site/server';

/** The gallery, built anew from the parts' sources. */
export async function startGallery(): Promise<Running> {
  const port = await findFreePort();
  const env = { ...process.env, NODE_OPTIONS: '--import tsx', PORT: String(port), WATCH: 'false' };
  return startServer(join(repository, 'gallery/serve.ts'), env, port, '/main.js');
}
