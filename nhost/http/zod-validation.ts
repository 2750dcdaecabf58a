import type { FastifySchema, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as z from 'zod/mini';

/** Gives a handler the type of what its schema accepts. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown;
}

/**
 * Validates requests with the zod schemas of the routes.
 *
 * @param toError what a service throws for these issues
 */
export function createValidatorCompiler(
  toError: (issues: readonly z.core.$ZodIssue[]) => Error,
): FastifySchemaCompiler<FastifySchema[keyof FastifySchema]> {
  return ({ schema }) =>
    (given: unknown) => {
      const result = z.safeParse(schema as z.ZodMiniType, given);
      return result.success ? { value: result.data } : { error: toError(result.error.issues) };
    };
}
