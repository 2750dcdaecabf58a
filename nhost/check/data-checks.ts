import * as z from 'zod';
import { CheckFailed, expectStatus, readAs, type Received } from './calls';
import { type Check, createEmail, NotTried, requireSession, type Visit } from './check';

const subscription = `mutation Subscribe($email: citext!) {
  insert_newsletter_one(object: { email: $email }) { id }
}`;
const failed = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
const content = 'a file of a check';

/** GraphQL responds 200 to errors too. */
function readData<Schema extends z.ZodType>(received: Received, data: Schema): z.output<Schema> {
  expectStatus(received, 200);
  const { success, data: failure } = failed.safeParse(tryJson(received.text));
  if (success) throw new CheckFailed(failure.errors[0]?.message);
  const { data: read } = readAs(received, z.object({ data })) as { data: z.output<Schema> };
  return read;
}

export const graphqlChecks: readonly Check[] = [
  {
    name: 'a visitor subscribes to the newsletter, once',
    async run({ call }) {
      const json = { operationName: 'Subscribe', query: subscription, variables: { email: createEmail() } };
      readData(await call('/graphql', { json }), z.object({ insert_newsletter_one: z.object({ id: z.string() }) }));
      readAs(await call('/graphql', { json }), failed);
    },
  },
  {
    name: 'a visitor reads no subscriber and no user',
    async run({ call }) {
      for (const query of ['{ newsletter { id } }', '{ users { id } }']) {
        readAs(await call('/graphql', { json: { query } }), failed);
      }
    },
  },
  {
    name: 'a user reads the own profile only',
    async run(visit) {
      const { accessToken: token, user } = requireSession(visit);
      const response = await visit.call('/graphql', { token, json: { query: '{ users { id displayName } }' } });
      const { users } = readData(response, z.object({ users: z.array(z.object({ id: z.string() })) }));
      if (users.length !== 1 || users[0]?.id !== user.id) throw new CheckFailed(`${users.length} users are readable`);
    },
  },
];

export const storageChecks: readonly Check[] = [
  {
    name: 'a user uploads a file',
    async run(visit) {
      const { accessToken: token } = requireSession(visit);
      const form = new FormData();
      form.append('bucket-id', 'default');
      form.append('file[]', new Blob([content], { type: 'text/plain' }), 'check.txt');
      const uploaded = z.object({ processedFiles: z.tuple([z.object({ id: z.uuid(), isUploaded: z.literal(true) })]) });
      visit.fileId = readAs(await visit.call('/storage/files', { token, form }), uploaded, 201).processedFiles[0].id;
    },
  },
  {
    name: 'the user downloads it',
    async run(visit) {
      const response = await visit.call(pathOf(visit), { token: requireSession(visit).accessToken });
      expectStatus(response, 200);
      if (response.text !== content) throw new CheckFailed('the content is another one');
    },
  },
  {
    name: 'a visitor cannot',
    async run(visit) {
      const { status } = await visit.call(pathOf(visit));
      if (status !== 403 && status !== 404) throw new CheckFailed(`${status} instead of 403 or 404`);
    },
  },
  {
    name: 'the user deletes it',
    async run(visit) {
      const { accessToken: token } = requireSession(visit);
      expectStatus(await visit.call(pathOf(visit), { token, method: 'DELETE' }), 204);
      expectStatus(await visit.call(pathOf(visit), { token }), 404);
    },
  },
];

/** @param origin of the site, where the services are at another one */
export function createOriginCheck(origin: string): Check {
  return {
    name: `pages of ${origin} may read responses`,
    async run({ call }) {
      const query = { json: { query: '{ __typename }' } };
      const responses = {
        auth: await call('/auth/healthz', { origin }),
        graphql: await call('/graphql', { ...query, origin }),
        storage: await call('/storage/files/00000000-0000-4000-8000-000000000000', { origin }),
      };
      const closed = Object.entries(responses).filter(
        ([, { headers }]) => !['*', origin].includes(headers.get('access-control-allow-origin') ?? ''),
      );
      if (closed.length > 0) throw new CheckFailed(`not those of ${closed.map(([name]) => name).join(', ')}`);
    },
  };
}

function pathOf({ fileId }: Visit): string {
  if (fileId === undefined) throw new NotTried('there is no file');
  return `/storage/files/${fileId}`;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
