import { createSamplePeople, sampleSites } from 'fixtures/people';
import { openDatabase } from '../database/database';
import { insertPeople } from '../first-start/first-start';

export const admin = { email: 'admin@ponte.example', senha: 'the admin of the benchmark' };

/** Adds people to the running service's database, all with one password's hash. */
export async function addPeople(url: string, count: number, hash: string): Promise<string[]> {
  const { db, close } = await openDatabase({ DATABASE_URL: url, DATABASE_CONNECTIONS: 1, DATA_DIR: '' });
  const sites = sampleSites.map(({ slug }) => slug);
  const people = createSamplePeople(count, sites);
  await insertPeople(db, people, hash).finally(close);
  return people.map(({ email }) => email);
}

/** @returns the status; the body is read to its end. */
export async function login(url: string, email: string, senha: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, senha }),
  });
  await answer.text();
  return answer.status;
}

export async function signIn(url: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/users/login`, { method: 'POST', headers, body: JSON.stringify(admin) });
  if (!answer.ok) throw new Error(`The admin's login answered ${answer.status}`);
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` };
}
