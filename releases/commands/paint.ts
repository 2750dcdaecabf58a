import { styleText } from 'node:util';

export type Paint = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string;

/** Colours for a terminal; plain text for everything else and for whoever set NO_COLOR. */
export function createPaint(stream: { isTTY?: boolean }): Paint {
  const colourful = stream.isTTY === true && !process.env.NO_COLOR;
  return (style, text) => (colourful ? styleText(style, text) : text);
}
