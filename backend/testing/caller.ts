import type { FastifyInstance, InjectOptions } from 'fastify';
import type { createTestApp } from './test-app';

export interface TestResponse {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON, or the text when it is none. */
  body: unknown;
}

type Headers = Record<string, string>;

export interface Caller {
  token: string | undefined;
  get(path: string, headers?: Headers): Promise<TestResponse>;
  post(path: string, body?: object, headers?: Headers): Promise<TestResponse>;
  put(path: string, body?: object, headers?: Headers): Promise<TestResponse>;
  delete(path: string, headers?: Headers): Promise<TestResponse>;
  send(options: InjectOptions): Promise<TestResponse>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Calls the service as a person with this token would. */
export function createCaller(app: FastifyInstance, token?: string): Caller {
  const own: Headers = token === undefined ? {} : { authorization: `Bearer ${token}` };

  async function send(options: InjectOptions): Promise<TestResponse> {
    const response = await app.inject({ ...options, headers: { ...own, ...options.headers } });
    return { status: response.statusCode, headers: response.headers, body: parse(response.body) };
  }
  const withBody =
    (method: 'POST' | 'PUT') =>
    (url: string, body?: object, headers: Headers = {}) =>
      send({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });

  return {
    token,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
  };
}

/** Holds the people's rows until all calls have looked and are about to write, or wait for each other. */
export async function meet(
  test: Pick<ReturnType<typeof createTestApp>, 'db' | 'untilWaiting'>,
  start: () => Array<Promise<TestResponse>>,
): Promise<TestResponse[]> {
  let calls: Array<Promise<TestResponse>> = [];
  await test.db.transaction().execute(async (trx) => {
    await trx.selectFrom('usuarios').select('id').forUpdate().execute();
    calls = start();
    await test.untilWaiting(calls.length);
  });
  return Promise.all(calls);
}
