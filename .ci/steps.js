// The steps of a run, read from the scripts of package.json, so that there is only one list.

/** Commands that run no tests. Every other step must leave a report with at least one test. */
const withoutTests = /^npm run (check|build:tools)\b/;
const everyWorkspace = / --workspaces --if-present$/;

/**
 * Splits scripts of the root into their commands, and a command for every workspace into one for each workspace that has
 * the script. A command that two scripts share runs once.
 *
 * @param {string[]} names
 * @param {Record<string, string>} scripts
 * @param {{ name: string, scripts: Record<string, string> }[]} workspaces
 */
export function planSteps(names, scripts, workspaces) {
  const commands = names.flatMap((name) => {
    if (!scripts[name]) throw new Error(`package.json has no script ${name}`);
    return scripts[name].split(' && ').flatMap((command) => forEachWorkspace(command, workspaces));
  });
  return [...new Set(commands)].map((command) => ({
    name: command.replace(/^npm (run )?/, '').replace(' --silent', ''),
    command,
    reporter: reporterOf(command),
  }));
}

function forEachWorkspace(command, workspaces) {
  if (!everyWorkspace.test(command)) return [command];
  const script = /^npm run (\S+)/.exec(command)?.[1] ?? '';
  return workspaces
    .filter(({ scripts }) => scripts[script])
    .map(({ name }) => command.replace(everyWorkspace, ` -w ${name}`));
}

/** If this is wrong, the report is missing and the step fails. */
function reporterOf(command) {
  if (withoutTests.test(command)) return 'none';
  return /\be2e\b/.test(command) ? 'playwright' : 'jest';
}
