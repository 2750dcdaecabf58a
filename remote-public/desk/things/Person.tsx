/** What is behind the head, and what is on it. */
const hairs = {
  bun: ['M12-8a12 12 0 1 1-24 0 12 12 0 1 1 24 0', 'M-21 28q-4-31 21-31t21 31q-3-16-21-19-18 3-21 19z'],
  long: [
    'M-27 24a27 27 0 0 1 54 0v32q0 12-12 12h-30q-12 0-12-12z',
    'M-26 40q-5-42 26-43 31 1 26 43-5-2-6-12-2-12-7-20-20-2-27 2-4 8-6 18-1 10-6 12z',
  ],
  short: ['', 'M-21 26q-6-28 18-30 28-2 25 30-3-12-7-15-18 3-29-1-5 4-7 16z'],
} as const;

const line = { fill: 'none', stroke: '#10203d', strokeWidth: 2, strokeLinecap: 'round' } as const;

/** What tells one face from another. */
const faces = {
  plain: () => <path {...line} d="M-6 42q6 5 12 0" />,
  laughing: () => (
    <>
      <path fill="#fbf7f0" d="M-8 40q8 10 16 0z" />
      <path fill="#f2a541" d="M-20 38a2 2 0 1 1-4 0 2 2 0 1 1 4 0M24 38a2 2 0 1 1-4 0 2 2 0 1 1 4 0" />
    </>
  ),
  glasses: () => (
    <>
      <path
        {...line}
        strokeWidth="1.5"
        d="M-3 28a6 6 0 1 1-12 0 6 6 0 1 1 12 0M15 28a6 6 0 1 1-12 0 6 6 0 1 1 12 0M-3 27q3-2 6 0"
      />
      <path fill="#fbf7f0" d="M-6 41q6 7 12 0z" />
    </>
  ),
  beard: (hair: string) => (
    <>
      <path fill={hair} d="M-20 25q-1 26 20 28 21-2 20-28-1 10-7 12-13-4-26 0-6-2-7-12z" />
      <path {...line} stroke="#fbf7f0" d="M-5 43q5 3 10 0" />
    </>
  ),
} as const;

export interface Looks {
  face?: keyof typeof faces;
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
export function Person({ x, y, face = 'plain', hairCut, hair, skin, coat, shirt }: PersonProps) {
  const [behind, above] = hairs[hairCut];
  return (
    <g transform={`translate(${x} ${y})`}>
      {behind && <path fill={hair} d={behind} />}
      <path fill={coat} d="M-54 150v-45q0-31 34-36l20-5 20 5q34 5 34 36v45z" />
      <path fill={shirt} d="M-14 67h28l-14 42z" />
      <path fill={skin} d="M-9 44h18v18q1 4 8 6-17 17-34 0 7-2 8-6z" />
      <path opacity=".2" d="M-9 44h18v12q-9 9-18 0z" />
      <path fill={skin} d="M-20 22a20 22 0 0 1 40 0v3q4 0 4 4t-5 6q-4 19-19 20-15-1-19-20-5-2-5-6t4-4z" />
      <path fill={hair} d={above} />
      {faces[face](hair)}
      <path fill="none" stroke={hair} strokeWidth="2" strokeLinecap="round" d="M-13 22q4-3 8-1M5 21q4-2 8 1" />
      <path {...line} d="M-9 28v1M9 28v1" />
      <path {...line} opacity=".3" strokeWidth="1.5" d="M2 29q3 6-2 6" />
    </g>
  );
}
