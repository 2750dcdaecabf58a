import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PartName } from '@ponte/contract/parts';
import { buildId, createBuild } from 'fixtures/builds/create-build';
import { integrityOf } from '@ponte/toolchain/build/files';
import { commandsOn } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';
import { readHistory } from '../change/history';

const scratch = createScratch();
const { ponte } = commandsOn(scratch);

/** A build as modified tools would make it: the stylesheet matches its hash. */
async function buildWith(part: PartName, css: string): Promise<string> {
  const folder = await scratch.build(part, 2);
  const contract = await createBuild(folder, part, 2);
  await writeFile(join(folder, 'static/css/main.css'), css);
  contract.files['static/css/main.css'] = integrityOf(css);
  await writeFile(join(folder, 'contract.json'), JSON.stringify(contract));
  return folder;
}

const repainting = '@layer part{h1{color:red}}.remote-chat-aBcD1{color:red}';
const message =
  `remote-chat ${buildId(2)} has styles that reach beyond it: static/css/main.css: "h1" matches elements outside the ` +
  'part. Begin it with a class of this CSS Module. (and 1 more)';

test('rejects the styles of a remote when it is published', async () => {
  const folder = await buildWith('remote-chat', repainting);
  for (const flags of [[], ['--dry-run']]) {
    const ran = await ponte('publish', 'remote-chat', folder, ...flags);
    expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining(`error: ${message}`) as string });
    expect(ran.stderr).toContain('npm run build -w remote-chat');
  }
  expect(await scratch.store.builds.list('remote-chat')).toEqual([]);
});

test('rejects them when the build is promoted, to all or to a share of the visitors', async () => {
  await scratch.start();
  const folder = await buildWith('remote-chat', repainting);
  const contract = await createBuild(`${folder}-sound`, 'remote-chat', 2);
  await scratch.store.builds.add({ ...contract, files: { ...contract.files } }, `${folder}-sound`);
  const stored = await scratch.store.builds.openFiles('remote-chat', buildId(2));
  await stored.replace('static/css/main.css', Buffer.from(repainting), integrityOf(repainting));
  await expect(scratch.promote('remote-chat', 2)).rejects.toThrow(message);
  await expect(scratch.canary('remote-chat', 2, 10)).rejects.toThrow(message);
  expect(await readHistory(scratch.store)).toHaveLength(1);
});

test('a rollback accepts a build that was live before the check existed', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  const stored = await scratch.store.builds.openFiles('remote-chat', buildId(1));
  await stored.replace('static/css/main.css', Buffer.from(repainting), integrityOf(repainting));
  expect(await scratch.rollback('remote-chat')).toMatchObject({ outcome: 'changed', release: { serial: 3 } });
});

test('rejects styles that cannot be parsed, and lets the shell style the whole page', async () => {
  expect((await ponte('publish', 'remote-chat', await buildWith('remote-chat', '@layer part{'))).stderr).toContain(
    'static/css/main.css: it cannot be parsed: Unclosed block',
  );
  expect(await ponte('publish', 'shell', await buildWith('shell', repainting))).toMatchObject({ code: 0 });
});
