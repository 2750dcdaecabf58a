import type { Language } from '@ponte/contract/language';

interface Refusal {
  readonly status: number;
  /** Seconds, where the same request may succeed later. */
  readonly retryAfter?: number;
}

/** What the edge itself refuses to callers of the site: one line of plain text, read by people who debug. */
export const siteRefusals = {
  badRequest: { status: 400, text: 'Bad request' },
  notFound: { status: 404, text: 'Not found' },
  methodNotAllowed: { status: 405, text: 'Method not allowed' },
  timeout: { status: 408, text: 'Request timeout' },
  preconditionFailed: { status: 412, text: 'Precondition failed' },
  targetTooLong: { status: 414, text: 'URL too long' },
  rangeNotSatisfiable: { status: 416, text: 'Range not satisfiable' },
  headersTooLarge: { status: 431, text: 'Request headers too large' },
  unexpected: { status: 500, text: 'Internal error' },
  noRelease: { status: 503, text: 'No release can be served', retryAfter: 5 },
} as const satisfies Record<string, Refusal & { text: string }>;

/** What it refuses to callers of the backend, in the API's shape: `{"error": text}` in the caller's language. */
export const callRefusals = {
  methodNotAllowed: {
    status: 405,
    texts: { pt: 'Método não permitido.', en: 'Method not allowed.', es: 'Método no permitido.' },
  },
  bodyTooLarge: {
    status: 413,
    texts: {
      pt: 'A requisição é grande demais.',
      en: 'The request is too large.',
      es: 'La solicitud es demasiado grande.',
    },
  },
  tooMany: {
    status: 429,
    retryAfter: 1,
    texts: {
      pt: 'Muitas requisições. Tente novamente em instantes.',
      en: 'Too many requests. Try again in a moment.',
      es: 'Demasiadas solicitudes. Inténtalo de nuevo en un momento.',
    },
  },
  unreachable: {
    status: 502,
    retryAfter: 2,
    texts: {
      pt: 'Serviço indisponível no momento. Tente novamente em instantes.',
      en: 'The service is unavailable right now. Try again in a moment.',
      es: 'El servicio no está disponible en este momento. Inténtalo de nuevo en un momento.',
    },
  },
  timedOut: {
    status: 504,
    texts: {
      pt: 'O serviço demorou demais para responder.',
      en: 'The service took too long to answer.',
      es: 'El servicio tardó demasiado en responder.',
    },
  },
} as const satisfies Record<string, Refusal & { texts: Record<Language, string> }>;

export type SiteRefusal = keyof typeof siteRefusals;
export type CallRefusal = keyof typeof callRefusals;
