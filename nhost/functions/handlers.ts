import { exportAccount } from './account/export';
import type { AnyFunctionHandler } from './function-handler';

/** Each function by its path, which is the path of its file in this folder. */
export const handlers: ReadonlyMap<string, AnyFunctionHandler> = new Map([['/account/export', exportAccount]]);
