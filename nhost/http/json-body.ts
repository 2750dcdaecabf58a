import type { FastifyInstance } from 'fastify';

interface JsonBodies {
  /** What the service throws for a body that is not JSON. */
  toError: (cause: unknown) => Error;
  /** Whether an empty body is an error. Otherwise it counts as absent: clients send the content type on every call. */
  rejectsEmpty?: boolean;
  /** Throws for JSON that the service does not take. */
  check?: (body: unknown) => void;
}

/**
 * Makes JSON the only content type of a service.
 * `JSON.parse` makes `__proto__` a plain own property, which strict schemas reject by name.
 */
export function acceptJson(app: FastifyInstance, { toError, rejectsEmpty = false, check }: JsonBodies): void {
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw toError(error);
    }
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => {
    if (text === '' && !rejectsEmpty) return undefined;
    const body = parse(text);
    check?.(body);
    return body;
  });
}
