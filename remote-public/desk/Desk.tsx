import type { ReactNode } from 'react';

/** What is seen of the bridge at an hour: its sky from the top to the water, its sun or moon, the water, the steel. */
const hours = {
  dusk: {
    sky: ['#22396b', '#3d3c66', '#a5534f', '#f2a541'],
    sun: '#fbd894',
    water: '#10203d',
    light: '#f2a541',
    steel: '#0b1730',
  },
  morning: {
    sky: ['#4f87a3', '#8fb9c2', '#e9d3b4', '#fbe3b4'],
    sun: '#fffaf0',
    water: '#2c6275',
    light: '#fbe3b4',
    steel: '#12304a',
  },
  night: {
    sky: ['#1a2750', '#26356a', '#3a4a80', '#5a689a'],
    sun: '#efe6d6',
    water: '#0f1c3a',
    light: '#efe6d6',
    steel: '#070f20',
  },
} as const;

export type Hour = keyof typeof hours;

interface DeskProps {
  hour: Hour;
  children: ReactNode;
}

/**
 * A desk before a window with the bridge. Its colors are fixed: paper stays light in a dark room. It is part of the page’s
 * HTML: a file would be one more request before the largest paint.
 */
export function Desk({ hour, children }: DeskProps) {
  const { sky, sun, water, light, steel } = hours[hour];
  return (
    <svg viewBox="0 0 320 242" aria-hidden="true">
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset=".38" stopColor={sky[1]} />
        <stop offset=".55" stopColor={sky[2]} />
        <stop offset=".68" stopColor={sky[3]} />
      </linearGradient>
      <path fill="url(#sky)" d="M16 240V136a136 136 0 0 1 272 0v104z" />
      <circle cx="74" cy="160" r="26" fill={sun} />
      {/* Over the edge: along it, a faint line of the sky would be left. */}
      <path fill={water} d="M15.5 166h273v74h-273z" />
      <path stroke={light} strokeWidth="2" d="M52 177h44M60 186h28M67 195h14" />
      <g fill="none" stroke={steel}>
        <path strokeWidth="3" d="M16 148Q102 158 152 54Q202 158 288 148M152 50v116M16 163h272" />
        <path d="M64 145V163M88 136V163M112 118V163M134 88V163M170 88V163M192 118V163M216 136V163M240 145V163" />
      </g>
      {hour === 'night' && <Lamps />}
      {children}
      <path stroke="#f2a541" strokeWidth="3" d="M0 241h320" />
    </svg>
  );
}

function Lamps() {
  return (
    <path
      fill="none"
      stroke="#f2a541"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0 24"
      d="M28 163h252M152 52v1"
    />
  );
}
