import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asUser } from '../../testing/data-test';
import { createStorageTest } from '../../testing/storage-test';

const storage = createStorageTest();
const { test, signUp, uploadOne, insertFile } = storage;

it('removes what a crash left after an hour, and nothing else', async () => {
  const ana = await signUp();
  const { id } = await uploadOne({ content: 'hello' }, asUser(ana));
  const at = (name: string) => join(storage.dataFolder, 'storage', name);
  mkdirSync(at('incoming'), { recursive: true });
  // A crash between row and content, one between content and row, one in the middle of an upload.
  const withoutContent = await insertFile(ana, { is_uploaded: false });
  const withContent = await insertFile(ana, { is_uploaded: false });
  writeFileSync(at(`contents/${withContent}`), 'left');
  await test.db.updateTable('storage.files').set({ updated_at: test.now() }).where('is_uploaded', '=', false).execute();
  for (const name of ['old', 'new']) writeFileSync(at(`incoming/${name}`), 'part');
  const long = new Date(test.now().getTime() - 1000);
  utimesSync(at('incoming/old'), long, long);
  utimesSync(at('incoming/new'), new Date('2026-03-02T13:00:00Z'), new Date('2026-03-02T13:00:00Z'));

  const { sweepStorage } = test.app.nhost;
  await sweepStorage(test.now());
  expect(storage.contents()).toEqual([id, withContent].sort());
  await sweepStorage(new Date(test.now().getTime() + 3_600_001));
  expect(storage.contents()).toEqual([id]);
  expect(storage.incoming()).toEqual(['new']);
  expect(withoutContent).not.toBe(id);
  expect(await test.db.selectFrom('storage.files').select('id').execute()).toEqual([{ id }]);
});
