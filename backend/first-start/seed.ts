import { createSamplePeople, samplePeople, sampleSites } from 'fixtures/people';
import { readTypedConfig } from '../command/run-command';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { createPasswords } from '../passwords/passwords';
import { insertUser } from '../users/users.repository';
import { describeLogin, fillFirstStart, insertPeople } from './first-start';

const config = readTypedConfig();
const count = Number(process.argv[2] ?? 40);
const passwords = createPasswords({ cost: config.PASSWORD_HASH_COST, minLength: 6, blockCommon: false });
const { db, close } = await openDatabase(config);
try {
  await migrate(db);
  const admin = await fillFirstStart(db, config, passwords);
  if (admin) process.stdout.write(describeLogin(admin));
  await db.transaction().execute(async (trx) => {
    for (const person of Object.values(samplePeople)) {
      await insertUser(trx, person, await passwords.hash(person.senha));
      process.stdout.write(`${person.email} / ${person.senha}\n`);
    }
    const sites = sampleSites.map(({ slug }) => slug);
    await insertPeople(trx, createSamplePeople(count, sites), await passwords.hash('senha de exemplo'));
  });
  process.stdout.write(`${count} more people, all with the password "senha de exemplo"\n`);
} finally {
  await Promise.all([passwords.close(), close()]);
}
