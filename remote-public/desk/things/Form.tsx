import { deskTop, stand } from './stand';

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
    <g transform={`${stand(x, turn)} translate(${x} ${deskTop - height})`} strokeWidth="4">
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
