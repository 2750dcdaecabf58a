import type { Readable } from 'node:stream';

/** From the first to the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the contents of files are kept, each under the id of its row. */
export interface Blobs {
  /**
   * Stores a content; it is there as a whole or not at all. The local file may be moved away.
   *
   * @param file a complete file of this machine, in the incoming folder
   */
  put(id: string, file: string, described: { mimeType: string; size: number }): Promise<void>;
  /** @throws BlobMissing */
  read(id: string, range?: ByteRange): Promise<Readable>;
  /** A content that is not there counts as removed. */
  remove(id: string): Promise<void>;
}

/** The row of a file is there and its content is not. */
export class BlobMissing extends Error {
  constructor(id: string, options?: ErrorOptions) {
    super(`the content of file ${id} is missing`, options);
  }
}
