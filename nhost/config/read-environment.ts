import * as z from 'zod/mini';

type Environment = Record<string, string | undefined>;

/** A whole number with a default, for a setting. */
export const whole = (fallback: number, min: number, max: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), fallback);

export const environmentError = (reasons: readonly string[]) =>
  new Error(`The environment is wrong.\n${reasons.join('\n')}`);

/**
 * Reads settings. An empty value counts as absent.
 *
 * @throws Error that names each wrong key, never its value
 */
export function readEnvironment<Settings extends z.ZodMiniType>(
  schema: Settings,
  env: Environment,
): z.output<Settings> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  throw environmentError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
