/** Visitors are dealt into a hundred buckets, `00` to `99`; a canary gets the first of them, as many as its share. */
export function listBuckets(share: number): string[] {
  return Array.from({ length: share }, (_, bucket) => String(bucket).padStart(2, '0'));
}
