import { Command, Option } from 'commander';
import type { Composer } from 'composer/composer';
import { pickGiven } from '../settings/site-values';
import { openStore } from '../store/open-store';
import { nameReadOnlyStore } from '../store/write-denied';
import { flags, type Flags, type Outcome, type Session } from './command';
import { commands, type CommandDefinition } from './commands';
import type { Host } from './host';
import { createColor } from './terminal';
import { printOutcome } from './print';
import { createReport } from './terminal';

export interface ProgramOptions {
  /** Loaded only by the commands that compose. */
  readonly getComposer: () => Promise<Composer>;
}

const exitCodes = `
Exit codes: 0 done, 1 refused or something found wrong, 2 called wrongly, 3 somebody else is at it, try again.`;

type OnOutcome = (outcome: Outcome) => void;

/** The `ponte` command. `onOutcome` is called when the outcome of a subcommand is known, before it is printed. */
export function createProgram(options: ProgramOptions, host: Host, onOutcome: OnOutcome): Command {
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
