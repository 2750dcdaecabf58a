import type { ReactElement } from 'react';
import type { Story, User } from '@ponte/kit/ui/states';
import { outdatedVersion } from '@ponte/contract/api-answers';
import { stubNetwork } from './network';
import { ana, bia, createPeople, roles, sites, signIn } from './people';

type Answers = Parameters<typeof stubNetwork>[0];

const everybody = { 'GET /roles': { json: roles }, 'GET /sites': { json: sites } } satisfies Answers;

/** Responses of a server that has users, roles and sites. */
export const answered: Answers = { 'GET /usuarios': { json: [ana, bia, ...createPeople(21)] }, ...everybody };
export const broken = { status: 500, json: {} };
export const refused = {
  status: 400,
  json: { errors: [{ msg: 'E-mail já cadastrado.' }, { msg: 'Nome muito longo.' }] },
};

/** Without a message, so that the screen uses its own in the gallery's language. */
export const outdated = { status: 409, json: { codigo: outdatedVersion } };

/** Stubs the API. A pending response never times out, so that the screen keeps waiting. */
export function answerCalls(answers: Answers): void {
  const other = window.fetch;
  stubNetwork({ ...answers });
  const api = window.fetch;
  window.fetch = (input, init) => (String(input).startsWith('/api/') ? api : other)(input, init);
  AbortSignal.timeout = () => new AbortController().signal;
}

/** A screen with a signed-in administrator and these responses of the server. */
export function withServer(screen: ReactElement, answers: Answers = answered, story: Partial<Story> = {}): Story {
  return {
    render: () => screen,
    window: 760,
    before() {
      signIn(ana);
      answerCalls(answers);
    },
    ...story,
  };
}

/** Fills the form of a user and sends it. */
export async function fillUser(user: User, password = 'ponte-123'): Promise<void> {
  await user.type('[name=nome]', 'Eva Prado');
  await user.type('[name=email]', 'eva@ponte.example');
  await user.type('[name=senha]', password);
  await user.selectOptions('[name=role_id]', '2');
  await user.selectOptions('[name=site_slug]', 'bluebox');
  await user.click('[type=submit]');
}
