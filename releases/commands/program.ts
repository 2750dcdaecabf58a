import { Command, Option } from 'commander';
import type { Composer } from '../compose/composer';
import { pickGiven } from '../settings/site-values';
import { openStore } from '../store/open-store';
import { nameReadOnlyStore } from '../store/write-denied';
import { flags, type Flags, type Session } from './command';
import { commands, type CommandDefinition } from './commands';
import { createPaint } from './paint';
import { printOutcome } from './print';
import { createReport } from './report';

export interface ProgramOptions {
  /** Loaded only by the commands that compose. */
  readonly getComposer: () => Promise<Composer>;
}

const exitCodes = `
Exit codes: 0 done, 1 refused or something found wrong, 2 called wrongly, 3 somebody else is at it, try again.`;

/** The `ponte` command. */
export function createProgram(options: ProgramOptions): Command {
  const program = new Command('ponte')
    .description('Publishes builds of the parts, makes them live and takes them back, each part on its own.')
    .addHelpText('after', exitCodes)
    .exitOverride();
  for (const definition of commands) program.addCommand(createCommand(definition, options));
  return program;
}

function createCommand(definition: CommandDefinition, options: ProgramOptions): Command {
  const command = new Command(definition.name).description(definition.summary).exitOverride();
  for (const [name, description] of definition.args) command.argument(name, description);
  for (const name of [...definition.flags, 'store', 'json'] as const) {
    const [syntax, description] = flags[name];
    command.addOption(new Option(syntax, description));
  }
  command.addHelpText('after', `\nExamples:\n${definition.examples.map((example) => `  ${example}`).join('\n')}`);
  return command.action(async () => {
    const given = command.opts<Flags>();
    const run = await definition.load();
    const session = await createSession(given, options);
    try {
      const outcome = await run(session, command.args, given);
      printOutcome(outcome, given);
      await outcome.afterwards?.();
    } catch (error) {
      throw await nameReadOnlyStore(error, session.store.location);
    }
  });
}

async function createSession(given: Flags, { getComposer }: ProgramOptions): Promise<Session> {
  const location = given.store ?? `${process.env.DATA_DIR || '.data'}/releases`;
  return {
    store: await openStore(location, process.env),
    getComposer,
    report: createReport(process.stderr),
    paint: createPaint(process.stdout),
    environment: pickGiven(process.env),
  };
}
