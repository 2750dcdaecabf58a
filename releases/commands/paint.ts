import { styleText } from 'node:util';
import type { Host } from './host';

export type Paint = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string;

/** Colors for a terminal; plain text elsewhere, and where NO_COLOR is set. */
export function createPaint({ env, ...streams }: Host, stream: 'stdout' | 'stderr'): Paint {
  const colorful = streams[stream].isTTY === true && !env.NO_COLOR;
  return (style, text) => (colorful ? styleText(style, text) : text);
}
