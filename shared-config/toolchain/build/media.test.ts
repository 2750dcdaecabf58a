import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMedia } from './media';

let part: string;
const copy = (...listed: string[]) => copyMedia(part, join(part, 'dist'), listed);

beforeEach(async () => {
  part = await mkdtemp(join(tmpdir(), 'media-'));
  await mkdir(join(part, 'media/previews'), { recursive: true });
  await writeFile(join(part, 'media/icon.svg'), '<svg/>');
  await writeFile(join(part, 'media/previews/home.pt.jpg'), 'one');
  await writeFile(join(part, 'media/previews/titles.json'), '{}');
});
afterEach(() => rm(part, { recursive: true }));

test('copies listed files and the media of listed folders under names with a content hash', async () => {
  const copied = await copy('media/previews', 'media/icon.svg');
  expect(Object.keys(copied).sort()).toEqual(['media/icon.svg', 'media/previews/home.pt.jpg']);
  const copiedTo = copied['media/previews/home.pt.jpg'] ?? '';
  expect(copiedTo).toMatch(/^static\/media\/home\.pt\.[0-9a-f]{8}\.jpg$/);
  expect(await readFile(join(part, 'dist', copiedTo), 'utf8')).toBe('one');
});

test('changes the name with the content', async () => {
  const before = await copy('media');
  await writeFile(join(part, 'media/previews/home.pt.jpg'), 'two');
  const after = await copy('media');
  expect(after['media/icon.svg']).toBe(before['media/icon.svg']);
  expect(after['media/previews/home.pt.jpg']).not.toBe(before['media/previews/home.pt.jpg']);
});

test.each(['media/gone.svg', 'media/previews/titles.json'])('rejects %s, which is no picture or film', async (path) => {
  await expect(copy(path)).rejects.toThrow(path);
});
