import { At, type Place } from '../At';

interface FormProps extends Place {
  name: string;
  height: number;
  isBehind?: boolean;
  isChecked?: boolean;
  hasFigures?: boolean;
}

/** A government’s form, or a contract. */
export function Form({ name, height, isBehind, isChecked, hasFigures, ...place }: FormProps) {
  return (
    <At pivot={45} {...place}>
      <g transform={`translate(0 ${-height})`} strokeWidth="4">
        <path fill={isBehind ? '#e3d8c4' : '#fbf7f0'} d="M0 0h96v150H0z" />
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
    </At>
  );
}

/** Of no country: its emblem is the bridge. */
export function Passport(place: Place) {
  return (
    <At pivot={45} {...place}>
      <path fill="#6b2433" d="M6-128h78a7 7 0 0 1 7 7V7H6z" />
      <path fill="#571b29" d="M12-128H6a7 7 0 0 0-7 7V7h13z" />
      <g transform="translate(51 -76)" fill="none" stroke="#f2c46a" strokeWidth="2.5">
        <circle r="23" />
        <path d="M-22 7h44M-10 7v-24M10 7v-24M-21 0q9-3 11-15 10 26 20 0 2 12 11 15M-20 38h40M-12 49h24" />
      </g>
    </At>
  );
}

/** A card with one number. */
export function Card({ name, ...place }: Place & { name: string }) {
  return (
    <At pivot={45} {...place}>
      <path fill="#f3e3c8" d="M6-70h92q6 0 6 6v58q0 6-6 6H6q-6 0-6-6v-58q0-6 6-6z" />
      <path fill="#1f6f6a" d="M6-70h92q6 0 6 6v14H0v-14q0-6 6-6z" />
      <text x="10" y="-55" fontSize="13" fontWeight="700" fill="#fbf7f0">
        {name}
      </text>
      <path stroke="#10243e" strokeWidth="6" strokeDasharray="6 3.75" d="M10-34h84" />
      <path stroke="#d8cdbb" strokeWidth="4" d="M10-16h46" />
    </At>
  );
}

/** A gold seal with its ribbons, for the lower part of a paper. */
export function Seal(place: Place) {
  return (
    <At {...place}>
      <path fill="#6b2433" d="m-12 12-8 30 12-5 6 11 6-32zM12 12l8 30-12-5-6 11-6-32z" />
      <path
        fill="#f2a541"
        d="m0-24 6 5 8-2 3 8 8 2-1 8 5 6-5 6 1 8-8 2-3 8-8-2-6 5-6-5-8 2-3-8-8-2 1-8-5-6 5-6-1-8 8-2 3-8 8 2z"
      />
      <path fill="#fbf7f0" d="m0-13 4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1z" />
    </At>
  );
}
