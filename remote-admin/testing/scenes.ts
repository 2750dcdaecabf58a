import type { Scene } from '@ponte/kit/ui/states';
import { outdatedVersion } from '@ponte/contract/api-answers';
import { stubNetwork } from './network';
import { ana, bia, createPeople, roles, sites, signIn } from './people';

type Answers = Parameters<typeof stubNetwork>[0];

const everybody = { 'GET /roles': { json: roles }, 'GET /sites': { json: sites } } satisfies Answers;

/** Answers of a server that has users, roles and sites. */
export const answered: Answers = { 'GET /usuarios': { json: [ana, bia, ...createPeople(21)] }, ...everybody };
export const broken = { status: 500, json: {} };
export const refused = {
  status: 400,
  json: { errors: [{ msg: 'E-mail já cadastrado.' }, { msg: 'Nome muito longo.' }] },
};

/** Without words, so that the screen says it in the language that the gallery shows. */
export const outdated = { status: 409, json: { codigo: outdatedVersion } };

/** What does not answer keeps the screen waiting for as long as somebody looks at it. */
export function answerCalls(answers: Answers): void {
  const other = window.fetch;
  stubNetwork({ ...answers });
  const api = window.fetch;
  window.fetch = (input, init) => (String(input).startsWith('/api/') ? api : other)(input, init);
  AbortSignal.timeout = () => new AbortController().signal;
}

/** An administrator in front of a screen, and what the server answers. */
export function withServer(shows: Scene['shows'], answers: Answers = answered, scene: Partial<Scene> = {}): Scene {
  return {
    shows,
    window: 760,
    before() {
      signIn(ana);
      answerCalls(answers);
    },
    ...scene,
  };
}
