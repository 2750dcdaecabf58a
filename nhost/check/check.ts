import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { CheckFailed, type Call } from './calls';

export const session = z.object({
  accessToken: z.string(),
  refreshToken: z.uuid(),
  refreshTokenId: z.uuid(),
  user: z.object({ id: z.uuid(), email: z.string() }),
});

/** What earlier checks made and later ones need. */
export interface Visit {
  readonly call: Call;
  /** A throw-away account. */
  readonly account: { email: string; password: string };
  session?: z.output<typeof session>;
  fileId?: string;
}

export interface Check {
  readonly name: string;
  run(visit: Visit): Promise<void>;
}

/** An earlier check failed on which this one depends. */
export class NotTried extends Error {}

export function requireSession({ session: current }: Visit): z.output<typeof session> {
  if (!current) throw new NotTried('there is no session');
  return current;
}

/** Tells those that run the services which rows are of a check. */
export const createEmail = (): string => `check-${randomUUID()}@nhost-check.example`;

export const createAccount = (): Visit['account'] => ({ email: createEmail(), password: `Check-${randomUUID()}` });

/** @returns one line for each check, and whether all passed */
export async function runChecks(call: Call, checks: readonly Check[], print: (line: string) => void): Promise<boolean> {
  const visit: Visit = { call, account: createAccount() };
  let passed = 0;
  for (const { name, run } of checks) {
    try {
      await run(visit);
      passed += 1;
      print(`ok         ${name}`);
    } catch (error) {
      if (error instanceof NotTried) print(`not tried  ${name}: ${error.message}`);
      else if (error instanceof CheckFailed) print(`FAILED     ${name}: ${error.message}`);
      else throw error;
    }
  }
  print(`${passed} of ${checks.length} checks passed`);
  return passed === checks.length;
}
