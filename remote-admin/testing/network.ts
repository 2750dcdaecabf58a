/** The network's edge, and the only thing that these tests put in place of the real one. */
export interface Answer {
  readonly status?: number;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly text?: string;
}

type Responder = Answer | 'offline' | 'pending' | ((body: unknown) => Answer | 'offline' | 'pending');

interface Sent {
  readonly call: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Answers calls by method and path below `/api`, and keeps what was sent. A call without an answer fails the test. */
export function stubNetwork(answers: Record<string, Responder>) {
  const sent: Sent[] = [];
  const late: (() => void)[] = [];

  window.fetch = (input, init = {}) => {
    const call = `${init.method} ${String(input).replace('/api', '')}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const signal = init.signal as AbortSignal;
    sent.push({ call, body, headers: init.headers as Record<string, string>, signal });
    const responder = answers[call];
    if (!responder) console.error(`Nobody answers ${call}`);
    const answer = typeof responder === 'function' ? responder(body) : (responder ?? 'offline');
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer !== 'pending') return Promise.resolve(respond(answer));
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      late.push(() => {
        const now = answers[call];
        resolve(respond(now === 'pending' || typeof now !== 'object' ? {} : now));
      });
    });
  };

  return {
    sent,
    callsOf: (call: string) => sent.filter((request) => request.call === call),
    /** Changes an answer from now on. */
    answer: (call: string, responder: Responder) => {
      answers[call] = responder;
    },
    /** Lets everything pending arrive, with the answers as they are now. */
    release: () => late.splice(0).forEach((arrive) => arrive()),
  };
}

function respond({ status = 200, json, text }: Answer): Response {
  const body = text ?? JSON.stringify(json ?? {});
  return { status, text: () => Promise.resolve(body) } as Response;
}
