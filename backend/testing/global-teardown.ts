import { rm } from 'node:fs/promises';
import { imagesVariable } from './prepared-database';

export default async function tearDown(): Promise<void> {
  const folder = process.env[imagesVariable];
  if (folder) await rm(folder, { recursive: true, force: true });
}
