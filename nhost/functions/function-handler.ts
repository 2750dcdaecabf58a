import type * as z from 'zod/mini';
import type { NhostOptions } from '../auth/context';
import type { RoleCaller } from '../roles/roles';

/** What a function works with. */
export interface FunctionContext extends Pick<NhostOptions, 'db' | 'config' | 'clock'> {
  caller: RoleCaller;
}

interface FunctionHandler<Body extends z.ZodMiniType> {
  /** What the JSON body must be. A call without a body has `undefined`. */
  body: Body;
  /** Whether the caller must be signed in as a user. */
  needsUser: boolean;
  /** @returns what is sent as JSON */
  run(body: z.output<Body>, context: FunctionContext): Promise<object>;
}

export type AnyFunctionHandler = FunctionHandler<z.ZodMiniType>;

/** Gives `run` the type of what its schema accepts. */
export function defineFunction<Body extends z.ZodMiniType>(handler: FunctionHandler<Body>): AnyFunctionHandler {
  return handler as unknown as AnyFunctionHandler;
}
