import { StubbedRequest } from './request';

/** A stubbed response. The network is the only thing that these tests replace. */
export interface StubResponse {
  readonly status?: number;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly text?: string;
}

type Responder = StubResponse | 'offline' | 'pending' | ((body: unknown) => StubResponse | 'offline' | 'pending');

interface SentRequest {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Stubs responses by method and path, without `/api`, and records the requests. A call without a response fails the test. */
export function stubNetwork(responses: Record<string, Responder>) {
  const sent: SentRequest[] = [];
  const pending: (() => void)[] = [];

  window.fetch = (input, init = {}) => {
    const call = `${init.method} ${String(input).replace(window.location.origin, '').replace('/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const signal = init.signal ?? new AbortController().signal;
    sent.push({ call, body, headers: init.headers as Record<string, string>, signal });
    const responder = responses[call];
    if (!responder) console.error(`No response is stubbed for ${call}`);
    const stub = typeof responder === 'function' ? responder(body) : (responder ?? 'offline');
    if (stub === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (stub !== 'pending') return Promise.resolve(respond(stub));
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      pending.push(() => {
        const now = responses[call];
        resolve(respond(now === 'pending' || typeof now !== 'object' ? {} : now));
      });
    });
  };

  // Nhost's client keeps the class that it finds when it loads.
  window.XMLHttpRequest = StubbedRequest as unknown as typeof XMLHttpRequest;

  return {
    sent,
    callsOf: (call: string) => sent.filter((request) => request.call === call),
    /** Changes the response to later calls. */
    respond: (call: string, responder: Responder) => {
      responses[call] = responder;
    },
    /** Resolves all pending calls with the current responses. */
    release: () => pending.splice(0).forEach((resolve) => resolve()),
  };
}

function respond({ status = 200, json, text }: StubResponse): Response {
  const body = text ?? JSON.stringify(json ?? {});
  const ok = status >= 200 && status < 300;
  return { ok, status, text: () => Promise.resolve(body), json: async () => JSON.parse(body) as unknown } as Response;
}
