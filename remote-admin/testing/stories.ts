import type { ReactElement } from 'react';
import type { Story, User } from '@ponte/kit/ui/stories';
import { outdatedVersion } from '@ponte/contract/api-responses';
import { stubNetwork } from './network';
import { ana, bia, caio, createPeople, roles, sites, signIn } from './people';

type Responses = Parameters<typeof stubNetwork>[0];

const choices = { 'GET /roles': { json: roles }, 'GET /sites': { json: sites } } satisfies Responses;

/** Responses of a server with users, roles and sites. */
export const populated: Responses = { 'GET /usuarios': { json: [ana, bia, caio, ...createPeople(20)] }, ...choices };
export const broken = { status: 500, json: {} };
export const rejected = {
  status: 400,
  json: { errors: [{ msg: 'E-mail já cadastrado.' }, { msg: 'Nome muito longo.' }] },
};

/** Has no message, so that the screen shows its own in the gallery's language. */
export const outdated = { status: 409, json: { codigo: outdatedVersion } };

const isService = /^(https?:\/\/[^/]+)?\/(api|v1)\//;

/** Stubs the API and the auth service. A pending call never times out. */
export function stubApi(responses: Responses): void {
  const other = window.fetch;
  stubNetwork({ ...responses });
  const api = window.fetch;
  window.fetch = (input, init) => (isService.test(String(input)) ? api : other)(input, init);
  AbortSignal.timeout = () => new AbortController().signal;
}

/** A story of a screen with a signed-in administrator and these responses. */
export function withServer(screen: ReactElement, responses: Responses = populated, story: Partial<Story> = {}): Story {
  return {
    render: () => screen,
    window: 760,
    before() {
      signIn(ana);
      stubApi(responses);
    },
    ...story,
  };
}

/** What the link of a mail adds to the URL of the page. */
export function comeByLink(query: string): void {
  const url = new URL(window.location.href);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  window.history.replaceState(null, '', url);
}

/** Fills and submits the user form. */
export async function fillUser(user: User, password = 'ponte-123'): Promise<void> {
  await user.type('[name=nome]', 'Eva Prado');
  await user.type('[name=email]', 'eva@ponte.example');
  await user.type('[name=senha]', password);
  await user.selectOptions('[name=role_id]', '2');
  await user.selectOptions('[name=site_slug]', 'bluebox');
  await user.click('[type=submit]');
}
