import { stand } from './stand';

/** Of no country: its emblem is the bridge. */
export function Passport({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={stand(x, turn)}>
      <path fill="#6b2433" d={`M${x + 6} 112h78a7 7 0 0 1 7 7v128h-85z`} />
      <path fill="#571b29" d={`M${x + 12} 112h-6a7 7 0 0 0-7 7v128h13z`} />
      <g transform={`translate(${x + 51} 164)`} fill="none" stroke="#f2c46a" strokeWidth="2.5">
        <circle r="23" />
        <path d="M-22 7h44M-10 7v-24M10 7v-24M-21 0q9-3 11-15 10 26 20 0 2 12 11 15M-20 38h40M-12 49h24" />
      </g>
    </g>
  );
}
