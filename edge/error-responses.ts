import type { Language } from '@ponte/contract/language';

interface ErrorResponse {
  readonly status: number;
  /** Seconds, if the same request may succeed later. */
  readonly retryAfter?: number;
}

/** The edge's own errors for requests of the site: one line of plain text for debugging. */
export const siteErrors = {
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
} as const satisfies Record<string, ErrorResponse & { text: string }>;

/** Its errors for calls of the backend, in the API's format: `{"error": text}` in the caller's language. */
export const callErrors = {
  methodNotAllowed: {
    status: 405,
    texts: { pt: 'Método não permitido.', en: 'Method not allowed.', es: 'Método no permitido.' },
  },
  bodyTooSlow: {
    status: 408,
    texts: {
      pt: 'O envio demorou demais. Verifique a conexão e tente novamente.',
      en: 'The upload took too long. Check your connection and try again.',
      es: 'El envío tardó demasiado. Revisa la conexión e inténtalo de nuevo.',
    },
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
} as const satisfies Record<string, ErrorResponse & { texts: Record<Language, string> }>;

export type SiteError = keyof typeof siteErrors;
export type CallError = keyof typeof callErrors;
