import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { commandsOn, runCommand } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponteJson, ponte } = commandsOn(scratch);

test('prints what it did, the first time and again', async () => {
  const source = await scratch.build('remote-chat', 1);
  const output = { part: 'remote-chat', build: buildId(1), files: 4 };
  expect(await ponteJson('publish', 'remote-chat', source, '--dry-run')).toEqual({
    code: 0,
    output: { ...output, outcome: 'checked' },
  });
  expect(await scratch.store.builds.list('remote-chat')).toEqual([]);
  expect(await ponteJson('publish', 'remote-chat', source)).toEqual({
    code: 0,
    output: { ...output, outcome: 'added' },
  });
  expect(await ponteJson('publish', 'remote-chat', source)).toEqual({
    code: 0,
    output: { ...output, outcome: 'present' },
  });
});

test('prints a rejection on one line with its hint', async () => {
  const source = await scratch.build('remote-chat', 1);
  await writeFile(join(source, 'remoteEntry.js'), 'evil()');
  expect(await ponte('publish', 'remote-chat', source)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /\nerror: remoteEntry.js is not the file that contract.json describes \(build the part again with npm run build\)\n$/,
    ),
  });
});

test.each([
  [['publish', 'remote-hat', '/tmp'], 2, 'there is no part called remote-hat (the parts are: shell, remote-public'],
  [['publish', 'remote-chat', '/nowhere'], 1, 'no build in /nowhere (build it (npm run build -w remote-chat)'],
  [['publish'], 2, "missing required argument 'part'"],
  [['publish', 'remote-chat', '--loudly'], 2, "unknown option '--loudly'"],
  [['conjure'], 2, "unknown command 'conjure'"],
])('%j ends with %d', async (args, code, message) => {
  const ran = await runCommand(args);
  expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
  expect(ran.stderr.trim().split('\n')).toHaveLength(1);
});

test('rejects the build of another part', async () => {
  const source = await scratch.build('remote-chat', 1);
  expect(await ponteJson('publish', 'remote-admin', source)).toMatchObject({
    code: 1,
    output: { error: { code: 'refused', hint: 'ponte publish remote-chat', mend: 'ponte publish remote-chat' } },
  });
});
