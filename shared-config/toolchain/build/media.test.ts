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

test('copies listed files and the media of listed folders', async () => {
  expect(await copy('media/previews', 'media/icon.svg')).toEqual({
    'media/icon.svg': 'static/media/icon.svg',
    'media/previews/home.pt.jpg': 'static/media/previews/home.pt.jpg',
  });
  expect(await readFile(join(part, 'dist/static/media/previews/home.pt.jpg'), 'utf8')).toBe('one');
});

test.each(['media/gone.svg', 'media/previews/titles.json'])('rejects %s, which is no picture or film', async (path) => {
  await expect(copy(path)).rejects.toThrow(path);
});
