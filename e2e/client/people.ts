import type { OwnSite } from '../site/own-site';
import { admin } from '../site/base';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

let people = 0;

/** Has an admin create a person of the site, in a language for the mails. */
export async function createPerson({ url }: OwnSite, name = 'Bia Prado'): Promise<Person> {
  people += 1;
  const person = { email: `person-${process.pid}-${people}@ponte.example`, password: 'ponte-e2e-2', name };
  const token = await logIn(url, admin);
  const body = { email: person.email, nome: name, senha: person.password, role_id: 3, site_slug: 'ponte' };
  await call(`${url}/api/usuarios`, body, token);
  return person;
}

/** Logs in elsewhere, beside the browser of the test; resolves to the token. */
export async function logIn(url: string, { email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  return ((await call(`${url}/api/users/login`, { email, senha: password })) as { token: string }).token;
}

/** Whether the session of a token is still open. */
export async function isOpen(url: string, token: string): Promise<boolean> {
  return (await fetch(`${url}/api/perfil`, { headers: { authorization: `Bearer ${token}` } })).ok;
}

async function call(url: string, body: object, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
