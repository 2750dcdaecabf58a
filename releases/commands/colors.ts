import { styleText } from 'node:util';
import type { Host } from './host';

export type Color = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string;

/** Styles text for a terminal; leaves it plain elsewhere, and when NO_COLOR is set. */
export function createColor({ env, ...streams }: Host, stream: 'stdout' | 'stderr'): Color {
  const colorful = streams[stream].isTTY === true && !env.NO_COLOR;
  return (style, text) => (colorful ? styleText(style, text) : text);
}
