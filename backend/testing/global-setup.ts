import { imagesVariable, prepareImages, prepareTemplate, templateVariable } from './prepare';

export default async function setUp(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) process.env[templateVariable] = await prepareTemplate(server);
  else process.env[imagesVariable] = await prepareImages();
}
