import { At, type Place } from '../At';

/** Three books, and a graduate’s cap on them. */
export function Studies(place: Place) {
  return (
    <At {...place}>
      <path fill="#6b2433" d="M0-18h100v18H0z" />
      <path fill="#1f6f6a" d="M8-34h84v16H8z" />
      <path fill="#e3d8c4" d="M3-48h88v14H3z" />
      <path fill="#fbf7f0" d="M94-15h6v12h-6zM86-31h6v10h-6z" />
      <path stroke="#f2c46a" strokeWidth="3" d="M14-18V0M22-18V0M22-34v16" />
      <path fill="#0b1730" d="M24-72v18q22 12 46 0v-18L47-60z" />
      <path fill="#22365c" d="m47-96 54 22-54 20-54-20z" />
      <path fill="none" stroke="#f2a541" strokeWidth="3" d="M47-76 84-64v16" />
      <path fill="#f2a541" d="M80-50h8l3 14H77z" />
    </At>
  );
}

/** A child’s three blocks. */
export function Blocks(place: Place) {
  const letter = { fontSize: 26, fontWeight: 700, fill: '#fbf7f0' };
  return (
    <At {...place}>
      <path fill="#c4401c" d="M0-40h40V0H0z" />
      <path fill="#1f6f6a" d="M44-40h40V0H44z" />
      <path fill="#f2a541" d="m24-81 39-3 3 40-39 3z" />
      <path fill="none" stroke="#fbf7f0" strokeOpacity=".6" strokeWidth="2" d="M4-36h32v32H4zM48-36h32v32H48z" />
      <text x="11" y="-11" {...letter}>
        A
      </text>
      <text x="55" y="-11" {...letter}>
        B
      </text>
      <text x="36" y="-52" transform="rotate(-4 45 -62)" {...letter} fill="#10243e">
        C
      </text>
    </At>
  );
}
