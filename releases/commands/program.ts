import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import type { Composer } from 'composer/composer';
import { pickGiven } from '../settings/site-values';
import { createDiskStore } from '../store/disk/disk-store';
import { s3Scheme } from '../store/s3/settings';
import type { Store } from '../store/store';
import { createColor, createReport, type Host } from './terminal';
import { printFailure, printOutcome } from './print';
import { nameReadOnlyStore } from './errors';
import { flags, type Flags, type Outcome, type Session } from './command';
import { commands, type CommandDefinition } from './commands';

/**
 * Runs the `ponte` command.
 *
 * @param argv as `process.argv`: two entries that are not read, then the arguments
 * @returns the exit code
 */
export async function runProgram(argv: readonly string[], options: ProgramOptions, host: Host): Promise<number> {
  let failed = false;
  const program = createProgram(options, host, (outcome) => (failed = outcome.failed ?? false));
  try {
    await program.parseAsync(argv);
    return failed ? 1 : 0;
  } catch (error) {
    return printFailure(error, argv, host);
  }
}

interface ProgramOptions {
  /** Loaded only by the commands that compose. */
  readonly getComposer: () => Promise<Composer>;
}

const exitCodes = `
Exit codes: 0 done, 1 rejected or a problem was found, 2 usage error, 3 store locked, try again.`;

type OnOutcome = (outcome: Outcome) => void;

/** The `ponte` command. `onOutcome` is called when the outcome of a subcommand is known, before it is printed. */
function createProgram(options: ProgramOptions, host: Host, onOutcome: OnOutcome): Command {
  const program = new Command('ponte')
    .description('Publishes builds of the parts, makes them live and takes them back, each part on its own.')
    .addHelpText('after', exitCodes)
    .configureOutput(outputOf(host))
    .exitOverride();
  for (const definition of commands) program.addCommand(createCommand(definition, options, host, onOutcome));
  return program;
}

function createCommand(
  definition: CommandDefinition,
  options: ProgramOptions,
  host: Host,
  onOutcome: OnOutcome,
): Command {
  const command = new Command(definition.name)
    .description(definition.summary)
    .configureOutput(outputOf(host))
    .exitOverride();
  for (const [name, description] of definition.args) command.argument(name, description);
  for (const name of [...definition.flags, 'store', 'json'] as const) {
    const [syntax, description] = flags[name];
    command.addOption(new Option(syntax, description));
  }
  command.addHelpText('after', `\nExamples:\n${definition.examples.map((example) => `  ${example}`).join('\n')}`);
  return command.action(async () => {
    const given = command.opts<Flags>();
    const run = await definition.load();
    const session = await createSession(given, options, host);
    try {
      const outcome = await run(session, command.args, given);
      onOutcome(outcome);
      printOutcome(outcome, given, host);
      await outcome.afterwards?.();
    } catch (error) {
      throw await nameReadOnlyStore(error, session.store.location);
    }
  });
}

function outputOf({ stdout, stderr }: Host) {
  return { writeOut: (text: string) => void stdout.write(text), writeErr: (text: string) => void stderr.write(text) };
}

async function createSession(given: Flags, { getComposer }: ProgramOptions, host: Host): Promise<Session> {
  const location = given.store ?? `${host.env.DATA_DIR || '.data'}/releases`;
  return {
    host,
    store: await openStore(location, host.env),
    getComposer,
    report: createReport(host.stderr),
    color: createColor(host, 'stdout'),
    environment: pickGiven(host.env),
  };
}

/** The store at a location: a folder, or `s3://bucket/prefix`, whose code is loaded only then. */
async function openStore(location: string, env: NodeJS.ProcessEnv): Promise<Store> {
  if (!location.startsWith(s3Scheme)) return createDiskStore(resolve(location));
  const { openS3Store } = await import('../store/s3/s3-store');
  return openS3Store(location, env);
}
