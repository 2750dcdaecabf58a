import type { FastifySchema, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as z from 'zod/mini';
import { AuthError } from '../errors/auth-error';

/** Gives a handler the type of what its schema accepts. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown;
}

/** The reason names the fields that are wrong, not their values. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema[keyof FastifySchema]> =
  ({ schema }) =>
  (given: unknown) => {
    const result = z.safeParse(schema as z.ZodMiniType, given);
    if (result.success) return { value: result.data };
    const reasons = result.error.issues.map(({ path, code }) => `${path.join('.') || 'body'}: ${code}`);
    return { error: new AuthError('schema-validation-error', reasons.join('; ')) };
  };
