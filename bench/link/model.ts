/** The network between a visitor and the server. */
export interface LinkModel {
  readonly roundTripMs: number;
  /** The downstream bandwidth that all connections share; requests are small enough to ignore upstream. */
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
