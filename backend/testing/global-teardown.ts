import { rm } from 'node:fs/promises';

export default async function tearDown(): Promise<void> {
  if (process.env.PONTE_TEST_IMAGE) await rm(process.env.PONTE_TEST_IMAGE, { force: true });
}
