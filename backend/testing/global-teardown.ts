import { rm } from 'node:fs/promises';
import { dropDatabase } from './postgres-server';
import { imagesVariable, templateVariable } from './prepare';

export default async function tearDown(): Promise<void> {
  const { [imagesVariable]: folder, [templateVariable]: template, TEST_DATABASE_URL: server } = process.env;
  if (folder) await rm(folder, { recursive: true, force: true });
  if (server && template) await dropDatabase(server, template);
}
