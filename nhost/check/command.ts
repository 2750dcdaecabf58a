import { parseArgs } from 'node:util';
import { authChecks, signOutCheck } from './auth-checks';
import { createCall } from './calls';
import { runChecks } from './check';
import { createOriginCheck, graphqlChecks, storageChecks } from './data-checks';

const usage = `usage: npm run check:nhost -- ADDRESS [--origin ORIGIN]
  ADDRESS  what NHOST_URL is, or would be: https://www.example.com/v1
  ORIGIN   of the site, if ADDRESS is at another one: https://www.example.com
It leaves an account and a newsletter address that end in @nhost-check.example.`;

/** An address without a slash at its end; undefined when it is none. */
function readAddress(text: string | undefined): string | undefined {
  return text !== undefined && URL.canParse(text) && /^https?:/.test(text) ? text.replace(/\/+$/, '') : undefined;
}

function readArguments(args: string[]) {
  try {
    const options = { origin: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [base, ...others] = positionals.map(readAddress);
    const origin = readAddress(values.origin);
    const isComplete = base && others.length === 0 && (origin !== undefined || values.origin === undefined);
    return isComplete ? { base, origin } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the exit code: 0 all passed, 1 some failed, 2 wrong arguments */
export async function checkNhost(args: string[], print: (line: string) => void): Promise<number> {
  const read = readArguments(args);
  if (!read) {
    print(usage);
    return 2;
  }
  const { base, origin } = read;
  const originChecks = origin ? [createOriginCheck(origin)] : [];
  const checks = [...authChecks, ...graphqlChecks, ...storageChecks, ...originChecks, signOutCheck];
  return (await runChecks(createCall(base), checks, print)) ? 0 : 1;
}
