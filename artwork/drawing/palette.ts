/** The site's design tokens, and a few tones between them for the dusk. */
export const palette = {
  ink: '#10243E',
  night: '#0B1726',
  paper: '#FBF7F0',
  sand: '#EFE6D6',
  line: '#D8CDBB',
  coral: '#C4401C',
  amber: '#F2A541',
  sea: '#1F6F6A',
} as const;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Interpolates between two colours: `share` is 0 at `from` and 1 at `to`. */
export function mix(from: string, to: string, share: number) {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
