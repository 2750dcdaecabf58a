import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const exactly = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true } as const;

/** A store state that is slow to make: made once per test file, then copied. */
export function createTemplate(make: () => Promise<void>) {
  let made: string | undefined;
  afterAll(async () => {
    if (made) await rm(made, { recursive: true, force: true });
  });
  return {
    /** Puts the state into `folder`. If the folder is not empty, makes the state there instead of copying. */
    async copyInto(folder: string): Promise<void> {
      if (made && (await isEmpty(folder))) return cp(made, folder, exactly);
      await make();
      if (made) return;
      const copy = await mkdtemp(join(tmpdir(), 'ponte-template-'));
      await cp(folder, copy, exactly);
      made = copy;
    },
  };
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}
