import { prepareImage } from './prepared-database';

/** Workers inherit the environment, and with it the place of the prepared database. */
export default async function setUp(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) process.env.PONTE_TEST_IMAGE = await prepareImage();
}
