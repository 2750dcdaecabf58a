interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
}

const constraintCodes = new Set(['23503', '23505']);

/** The constraint that a statement broke by naming what is taken or unknown, if that is why it failed. */
export function findBrokenConstraint(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  return constraintCodes.has(String(code)) && typeof constraint === 'string' ? constraint : undefined;
}

/** Classes 08, 53, 57 and 58 are connection, resources, operator and system; 40 and 55 are locks lost to another. */
const passingClasses = /^(08|40|53|55|57|58)...$/;
const networkCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/;
const driverMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|not queryable|Query read timeout|PGlite is closed/;

/** Whether the database could not answer now, so that the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError;
  const errors = error instanceof AggregateError ? error.errors : [];
  return (
    passingClasses.test(String(code)) ||
    networkCodes.test(String(code)) ||
    driverMessages.test(String(message)) ||
    errors.some(isDatabaseUnavailable)
  );
}
