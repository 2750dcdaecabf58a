import type { APIRequestContext } from '@playwright/test';
import { createSamplePeople, sampleSites } from 'fixtures/people';
import { admin } from '../site/base';

const people = createSamplePeople(
  14,
  sampleSites.map(({ slug }) => slug),
).map((person) => ({ ...person, email: `${toAscii(person.nome)}@clientes.example` }));

/** Fills the lists of the admin area: an empty table shows little of its design. Who was created by another visit stays. */
export async function fillLists(request: APIRequestContext): Promise<void> {
  const { token } = await logIn(request, admin.email, admin.password);
  const headers = { authorization: `Bearer ${token}` };
  for (const data of people) {
    const response = await request.post('/api/usuarios', { headers, data });
    if (!response.ok() && response.status() !== 409) throw new Error(`${data.email}: ${await response.text()}`);
  }
  for (const { email, senha } of people.filter((_, index) => index % 4 === 0)) await logIn(request, email, senha);
}

async function logIn(request: APIRequestContext, email: string, senha: string): Promise<{ token: string }> {
  const response = await request.post('/api/users/login', { data: { email, senha } });
  if (!response.ok()) throw new Error(`${email} cannot log in: ${response.status()}`);
  return (await response.json()) as { token: string };
}

function toAscii(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');
}
