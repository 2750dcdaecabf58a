import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDiskStore } from '../store/disk/disk-store';
import { listFiles } from '../store/disk/files';
import { createBucket } from '../store/s3/bucket';
import { openS3Store } from '../store/s3/s3-store';
import { readS3Settings } from '../store/s3/settings';
import type { Store } from '../store/store';
import { startS3, type S3Server } from './s3/start-s3';

/** A kind of storage for a store. */
export interface Medium<Open extends OpenMedium = OpenMedium> {
  readonly name: string;
  /** `folder` exists and is empty. */
  open(folder: string): Promise<Open>;
}

export interface OpenMedium {
  readonly location: string;
  /** The folder of its content. */
  readonly folder: string;
  /** The environment that a command needs to reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** The store as another machine sees it. */
  openStore(): Store;
  /** Every file or object, by path. */
  listPaths(): Promise<string[]>;
  /** Overwrites a path directly, without the store. */
  write(path: string, content: string): Promise<void>;
  remove(path: string): Promise<void>;
  close(): Promise<void>;
}

export const disk: Medium = {
  name: 'a folder',
  open(folder) {
    const location = join(folder, 'store');
    return Promise.resolve({
      location,
      folder: location,
      env: {},
      openStore: () => createDiskStore(location),
      listPaths: async () => ((await readdir(folder)).includes('store') ? listFiles(location) : []),
      async write(path, content) {
        await mkdir(dirname(join(location, path)), { recursive: true });
        await writeFile(join(location, path), content);
      },
      remove: (path) => rm(join(location, path)),
      close: () => Promise.resolve(),
    });
  },
};

export interface OpenBucket extends OpenMedium {
  readonly server: S3Server;
}

export const s3: Medium<OpenBucket> = {
  name: 'a bucket',
  async open(folder) {
    const server = await startS3(join(folder, 's3'));
    await server.addBucket('releases');
    const location = 's3://releases/site';
    let machines = 0;
    const envOf = (machine: number) => ({ ...server.env, PONTE_CACHE: join(folder, `cache-${machine}`) });
    const settings = readS3Settings({ bucket: 'releases', prefix: 'site/' }, envOf(0));
    const bucket = createBucket(settings, 'site/');
    return {
      location,
      folder: server.folderOf('releases'),
      env: envOf(0),
      server,
      openStore: () => openS3Store(location, envOf((machines += 1))),
      listPaths: async () => (await bucket.list('')).map(({ key }) => key).sort(),
      async write(path, content) {
        await bucket.put(path, Buffer.from(content), (await bucket.findHead(path)) ?? 'absent');
      },
      remove: (path) => bucket.remove(path),
      close: () => server.close(),
    };
  },
};

export const media: readonly Medium[] = [disk, s3];
