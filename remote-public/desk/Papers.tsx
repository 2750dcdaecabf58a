/* The papers stand on the desk, which is at y = 240. They have fixed colors: paper stays light in a dark room. */

const desk = 240;
const standing = (x: number, turn: number) => `rotate(${turn} ${x + 45} ${desk})`;

interface FormProps {
  name: string;
  /** Its left edge. */
  x: number;
  height: number;
  /** Degrees. */
  turn: number;
  isBehind?: boolean;
  isChecked?: boolean;
  hasFigures?: boolean;
}

/** A government’s form, or a contract. */
export function Form({ name, x, height, turn, isBehind, isChecked, hasFigures }: FormProps) {
  return (
    <g transform={`${standing(x, turn)} translate(${x} ${desk - height})`} strokeWidth="4">
      <path fill={isBehind ? '#e3d8c4' : '#fbf7f0'} d="M0 0h96v140H0z" />
      <text x="10" y="22" fontSize="13" fontWeight="700" fill="#10243e">
        {name}
      </text>
      <path
        stroke={isBehind ? '#c9bda9' : '#d8cdbb'}
        d={hasFigures ? 'M10 40h44M10 53h44M10 66h36M10 86h44' : 'M10 40h76M10 53h76M10 66h56M10 86h76M10 99h48'}
      />
      {hasFigures && <path stroke="#10243e" d="M64 40h22M72 53h14M62 66h24M68 86h18" />}
      {isChecked && <path fill="none" stroke="#1f6f6a" d="m70 17 5 6 11-13" />}
    </g>
  );
}

/** Of no country: its emblem is the bridge. */
export function Passport({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={standing(x, turn)}>
      <path fill="#6b2433" d={`M${x + 6} 112h78a7 7 0 0 1 7 7v128h-85z`} />
      <path fill="#571b29" d={`M${x + 12} 112h-6a7 7 0 0 0-7 7v128h13z`} />
      <g transform={`translate(${x + 51} 164)`} fill="none" stroke="#f2c46a" strokeWidth="2.5">
        <circle r="23" />
        <path d="M-22 7h44M-10 7v-24M10 7v-24M-21 0q9-3 11-15 10 26 20 0 2 12 11 15M-20 38h40M-12 49h24" />
      </g>
    </g>
  );
}

export function Pencil() {
  return (
    <g transform="rotate(38 268 200)">
      <path fill="#f2a541" d="M262 128h12v86h-12z" />
      <path fill="#b26a00" d="M262 122h12v10h-12z" />
      <path fill="#efe6d6" d="m262 214 6 17 6-17z" />
      <path fill="#10243e" d="m266 226 2 5 2-5z" />
    </g>
  );
}
