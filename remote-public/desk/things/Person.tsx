/** What is behind the head, and what is on it. */
const hairs = {
  bun: ['M12-8a12 12 0 1 1-24 0 12 12 0 1 1 24 0', 'M-21 28q-4-31 21-31t21 31q-3-16-21-19-18 3-21 19z'],
  long: [
    'M-27 24a27 27 0 0 1 54 0v32q0 12-12 12h-30q-12 0-12-12z',
    'M-22 28q-4-30 22-31 26 1 22 31-1-12-9-20-20-2-27 2-6 6-8 18z',
  ],
  short: ['', 'M-21 26q-6-28 18-30 28-2 25 30-3-12-7-15-18 3-29-1-5 4-7 16z'],
} as const;

export interface Looks {
  hairCut: keyof typeof hairs;
  hair: string;
  skin: string;
  coat: string;
  shirt: string;
}

interface PersonProps extends Looks {
  /** The middle. */
  x: number;
  /** The top of the head. */
  y: number;
}

/** Somebody behind the desk, down to its top. */
export function Person({ x, y, hairCut, hair, skin, coat, shirt }: PersonProps) {
  const [behind, above] = hairs[hairCut];
  return (
    <g transform={`translate(${x} ${y})`}>
      {behind && <path fill={hair} d={behind} />}
      <path fill={coat} d="M-54 150v-36q0-32 34-37l20-5 20 5q34 5 34 37v36z" />
      <path fill={shirt} d="M-13 72h26l-13 40z" />
      <path fill={skin} d="M-9 40h18v34q-9 12-18 0zM-20 22a20 22 0 0 1 40 0v8q-3 24-20 25-17-1-20-25z" />
      <path fill={hair} d={above} />
      <path fill="none" stroke="#10203d" strokeWidth="2" strokeLinecap="round" d="M-8 28v1M8 28v1M-6 40q6 5 12 0" />
    </g>
  );
}
