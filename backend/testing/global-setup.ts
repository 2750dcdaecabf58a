import { imagesVariable, prepareImages } from './prepared-database';

export default async function setUp(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) process.env[imagesVariable] = await prepareImages();
}
