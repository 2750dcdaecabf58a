/** A line that reads on paper and on night alike. */
export const quiet = '#7F8CA3';

/** The height of a cable that hangs between two towers. */
export const cableBetween = (left: number, right: number, top: number, low: number) => (x: number) =>
  low - (low - top) * ((2 * (x - left)) / (right - left) - 1) ** 2;
