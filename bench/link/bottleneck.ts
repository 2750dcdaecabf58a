/** When the last byte of a chunk that arrives at `at` has left a serial line. */
export type Bottleneck = (bytes: number, at: number) => number;

export function createBottleneck(bitsPerSecond: number): Bottleneck {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  let free = 0;
  return (bytes, at) => {
    free = Math.max(free, at) + bytes / bytesPerMs;
    return free;
  };
}
