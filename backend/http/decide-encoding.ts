/** The first of `offered` that the caller takes; nothing when it takes none of them. */
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
