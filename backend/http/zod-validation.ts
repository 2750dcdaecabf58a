import type { FastifySchema, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as z from 'zod/mini';
import type { Problem } from 'shared-config/contract/api';
import { pt } from '../locales/pt';
import { InvalidRequest } from './api-error';

/** A schema that names no problem of its own leaves zod's message, which nobody can translate. */
const problemOf = (message: string) => (message in pt ? (message as Problem) : 'body.invalid');

/** Gives a handler the type of what its schema lets through. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown;
}

/** Route schemas are the contract's; each issue's message is a `Problem`, told once. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema[keyof FastifySchema]> =
  ({ schema }) =>
  (given: unknown) => {
    const result = z.safeParse(schema as z.ZodMiniType, given);
    if (result.success) return { value: result.data };
    const problems = new Set(result.error.issues.map((issue) => problemOf(issue.message)));
    return { error: new InvalidRequest([...problems]) };
  };
