import { cp, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openS3Store } from '../../store/s3/s3-store';
import { runCommand } from '../commands-on';
import { expectComplete, killStep, type Row } from '../kill-matrix';
import type { OpenBucket } from '../media';
import { startPonte } from '../run-ponte';
import type { Scratch } from '../scratch';

/**
 * Kills the row's command before changes that it makes to the bucket: the first, and every `killStep`th after it.
 *
 * @returns how many times
 */
export async function killInBucket(scratch: Scratch<OpenBucket>, row: Row): Promise<number> {
  const { server, env } = scratch.medium;
  const args = await row.prepare(scratch);
  for (let kills = 0; ; kills += 1) {
    const bucket = `try-${kills}`;
    // gc compares the times of the objects.
    await cp(server.folderOf('releases'), server.folderOf(bucket), { recursive: true, preserveTimestamps: true });
    const command = [...args, '--store', `s3://${bucket}/site`];
    const store = openS3Store(`s3://${bucket}/site`, env);
    const before = await store.releases.findLiveSerial();
    const { child, ended } = startPonte(command, { env });
    let left = kills * killStep + 1;
    server.interfere = ({ method }) => {
      if (method === 'PUT' || method === 'DELETE') left -= 1;
      if (left > 0) return undefined;
      child.kill('SIGKILL');
      return 'drop before';
    };
    const { signal } = await ended;
    server.interfere = () => undefined;
    await expectComplete(store, row);
    const wasDone = (await store.releases.findLiveSerial()) !== before;
    await letLeasesExpire(server.folderOf(bucket));
    const again = await runCommand(command, env);
    // A rollback that succeeded before its command died is rejected when it is repeated.
    expect({ kills, codes: wasDone ? [0, 1] : [0], stderr: again.stderr }).toMatchObject({
      codes: expect.arrayContaining([again.code]),
    });
    await expectComplete(store, row);
    if (signal === null) return kills;
  }
}

/** Ages the leases by twenty seconds, as if their holder had died. */
async function letLeasesExpire(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const then = new Date(Date.now() - 20_000);
  for (const name of names.filter((one) => /(lock|\.uploading)\._S3rver_object$/.test(one))) {
    await utimes(join(folder, name), then, then);
  }
}
