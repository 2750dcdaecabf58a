/** What lies between a visitor and the server. */
export interface LinkModel {
  readonly roundTripMs: number;
  /** What all connections of the visitor share, towards them; requests are small enough to be sent at once. */
  readonly bitsPerSecond: number;
  readonly segmentBytes: number;
  /** How many segments a new connection may send before the first is acknowledged. */
  readonly initialSegments: number;
}

export const mobileLink: LinkModel = {
  roundTripMs: 100,
  bitsPerSecond: 9_000_000,
  segmentBytes: 1460,
  initialSegments: 10,
};
