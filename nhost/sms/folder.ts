import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from './sms';
import { composeSms } from './texts';

/** A folder of messages, one `.txt` file each, readable by its owner alone. */
export function createSmsFolder(folder: string, clock: () => Date): Sms {
  return {
    async send(request) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `${clock().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`);
      // A reader never sees half a message.
      await writeFile(`${name}.part`, `To: ${request.to}\n\n${composeSms(request)}\n`, { mode: 0o600 });
      await rename(`${name}.part`, `${name}.txt`);
    },
  };
}
