import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireFreeDataFolder, requireFreePort } from './require-free';

it('rejects a port on which another process listens, and suggests another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(`port ${port} is taken. Stop what uses it`);
  await new Promise((resolve) => other.close(resolve));
  await requireFreePort(port, '127.0.0.1');
});

it('rejects a data folder while the process that locked it runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-locked-'));
  await requireFreeDataFolder(folder);
  const stat = await readFile(`/proc/${process.pid}/stat`, 'utf8');
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  await writeFile(join(folder, 'db.lock'), `${process.pid} ${startTime}`);
  await expect(requireFreeDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}. Stop it first`);
  await writeFile(join(folder, 'db.lock'), `${process.pid} 1`);
  await requireFreeDataFolder(folder);
  await rm(folder, { recursive: true });
});
