import * as z from 'zod/mini';
import { isStorable } from '../../database/storable-json';
import { badRequest } from '../errors/storage-error';

/** Neither control characters, nor half a surrogate pair, nor what turns the direction of writing. */
export const fileName = z
  .string()
  .check(z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]+$/u));
const fileMetadata = z.object({
  id: z.nullish(z.guid()),
  name: z.nullish(fileName),
  metadata: z.nullish(z.record(z.string(), z.unknown())),
});
export type FileMetadata = z.output<typeof fileMetadata>;

const cannotDecode = (options?: ErrorOptions) => badRequest("couldn't decode metadata", options);

/** What a caller says of a file. @throws StorageError when it is not that */
export function readMetadata(text: string): FileMetadata {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw cannotDecode({ cause: error });
  }
  const result = fileMetadata.safeParse(json);
  if (!result.success || !isStorable(result.data)) throw cannotDecode();
  return result.data;
}
