import type { ReactNode } from 'react';

export interface Place {
  /** Its left edge. */
  x: number;
  /** How far it is above the desk. */
  rise?: number;
  /** Degrees. */
  turn?: number;
}

const deskTop = 240;

/**
 * Something on the desk. Its drawing begins at the left, on the desk, and goes up into negative numbers; it is turned about the
 * point of its foot that is `pivot` from the left.
 */
export function At({ x, rise = 0, turn, pivot = 0, children }: Place & { pivot?: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${deskTop - rise})${turn ? `rotate(${turn} ${pivot} 0)` : ''}`}>{children}</g>;
}
