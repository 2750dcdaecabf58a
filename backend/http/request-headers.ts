import { ApiError } from './api-error';

/** The first of `offered` that the caller accepts; undefined when it accepts none. */
export function decideEncoding<E extends string>(
  acceptEncoding: string | undefined,
  offered: readonly E[],
): E | undefined {
  const accepted = (acceptEncoding ?? '').toLowerCase().split(',');
  return offered.find((encoding) =>
    accepted.some((part) => {
      const [name, quality] = part.trim().split(/\s*;\s*q=/);
      return name === encoding && Number(quality ?? 1) > 0;
    }),
  );
}

/** Whether the caller's condition holds for the current version. It always holds without a header and for `*`. */
export type Condition = (version: string) => boolean;

const entityTag = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;
const anyTag = '""';

/**
 * Reads `If-Match` (RFC 9110): `*`, or a list of tags, any of which may hold. A weak tag (`W/"..."`) never does.
 *
 * @throws ApiError `malformedCondition` when it is neither.
 */
export function readIfMatch(header: string | undefined): Condition {
  if (header === undefined || header.trim() === '*') return () => true;
  const tags: readonly string[] = header.match(entityTag) ?? [];
  // A tag may hold commas itself, so the list is only split once each tag is replaced.
  const elements = header.replace(entityTag, anyTag).split(',');
  const isList = elements.every((element) => ['', anyTag].includes(element.trim()));
  if (tags.length === 0 || !isList) throw new ApiError('malformedCondition');
  return (version) => tags.includes(`"${version}"`);
}
