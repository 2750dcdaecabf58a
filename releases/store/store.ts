import type { BuildContract } from '@ponte/contract/build';
import type { PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import type { StoredRecord } from './records';
import type { PageCompressionLevel } from './compression';

/**
 * Everything that was ever released: immutable builds and compositions, append-only release records, and the
 * one pointer that names the live one. On disk, or in an S3 bucket.
 */
export interface Store {
  /** The folder or `s3://` address, for messages. */
  readonly location: string;
  /** A folder of this machine for what can be made again at any time. */
  readonly cache: string;
  readonly builds: BuildStore;
  readonly compositions: CompositionStore;
  readonly releases: ReleaseStore;
  /**
   * Runs an action under the store lock: no other command appends a release or removes anything.
   *
   * @throws ReleaseError `busy` when another command holds the lock for too long.
   */
  withLock<T>(action: () => Promise<T>): Promise<T>;
  /** Removes the orphans of killed commands; returns how many. */
  removeOrphans(): Promise<number>;
}

export interface PublishedBuild {
  readonly build: string;
  readonly publishedAt: Date;
}

/** The files of a folder in the store itself, not in a local copy. */
export interface StoredFiles {
  /** Their paths, compressed siblings and the describing file included. */
  list(): Promise<string[]>;
  find(path: string): Promise<Buffer | undefined>;
  /** Replaces a file atomically; `integrity` is that of its uncompressed content. */
  replace(path: string, content: Uint8Array, integrity: string): Promise<void>;
  remove(path: string): Promise<void>;
}

/** A build in the store is complete, and its files matched its contract when it was added. */
export interface BuildStore {
  /** The parts that have builds here, whether this checkout lists them or not. */
  listParts(): Promise<PartName[]>;
  /** The builds of a part, the last published first. */
  list(part: PartName): Promise<PublishedBuild[]>;
  find(part: PartName, build: string): Promise<BuildContract | undefined>;
  /** What is wrong with one copy of a build's contract while the other can be read. */
  findContractProblems(part: PartName, build: string): Promise<string[]>;
  /** Restores the lost copy of a contract; returns whether it wrote one. */
  repairContract(part: PartName, build: string): Promise<boolean>;
  /** A folder of this machine with the build's files. @throws ReleaseError `not-found` */
  getFolder(part: PartName, build: string): Promise<string>;
  /** @throws ReleaseError `not-found` */
  openFiles(part: PartName, build: string): Promise<StoredFiles>;
  /**
   * Copies the build in `source` and checks every file. A build that the store has already is not changed, and counts as
   * published now.
   *
   * @throws ReleaseError `refused` when a file is missing, extra or modified, or when the id has other files already.
   */
  add(contract: BuildContract, source: string): Promise<'added' | 'present'>;
  /** When a file of the build was last read, as far as the store can tell. */
  findLastUse(part: PartName, build: string): Promise<Date | undefined>;
  remove(part: PartName, build: string): Promise<void>;
}

export interface StoredComposition {
  readonly id: string;
  readonly madeAt: Date;
}

/** The canary as the web server serves it. */
export interface ServedCanary {
  /** Null when it cannot be found. */
  readonly composition: string | null;
  /** The cohorts of visitors who get it. */
  readonly cohorts: readonly string[];
}

/** A composition in the store is complete. */
export interface CompositionStore {
  list(): Promise<StoredComposition[]>;
  has(id: string): Promise<boolean>;
  /** A folder of this machine with the composition's files. @throws ReleaseError `not-found` */
  getFolder(id: string): Promise<string>;
  /** @throws ReleaseError `not-found` */
  openFiles(id: string): Promise<StoredFiles>;
  /** The hashes of its files by path, as they were when it was made. @throws ReleaseError `damaged` */
  getHashes(id: string): Promise<Readonly<Record<string, string>>>;
  /**
   * Adds the files that `write` puts into an empty folder: they are compressed, hashed and become visible all at once.
   * Does nothing when the composition is there.
   */
  add(id: string, write: (folder: string) => Promise<void>, compressionLevel?: PageCompressionLevel): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface ReleaseStore {
  /** The live release's serial; null before the first. */
  findLiveSerial(): Promise<number | null>;
  /** The serials of all records, whether they were ever live or not. */
  listSerials(): Promise<number[]>;
  /** Whether the first release was ever live: without a pointer, its record may be an orphan of a killed command. */
  wasFirstLive(): Promise<boolean>;
  /** For operators: the command that restores a lost pointer to a release. */
  describePointerRepair(serial: number): string;
  /** Restores a lost pointer to a release; keeps an existing pointer. */
  restorePointer(serial: number): Promise<void>;
  find(serial: number): Promise<Release | undefined>;
  /** A record with its copies of those before it. @throws ReleaseError `damaged` when it cannot be read */
  read(serial: number): Promise<StoredRecord | undefined>;
  /** The second copy of a record, if the store has one. The live release has one, unless it is older than copies. */
  findCopy(serial: number): Promise<StoredRecord | undefined>;
  /** Rewrites a lost or corrupt record. */
  restore(record: StoredRecord): Promise<void>;
  /** The id of the composition that visitors get; null before the first release. */
  findServed(): Promise<string | null>;
  /** What the visitors of the live release's canary get; null when none runs. */
  findServedCanary(): Promise<ServedCanary | null>;
  /**
   * Makes a release live if `release.previous` still is: claims its serial, then moves the pointer. Returns false, with
   * nothing changed, when another command was faster.
   *
   * @throws ReleaseError `not-found` when a build or the composition that it names is not in the store.
   */
  append(release: Release): Promise<boolean>;
}
