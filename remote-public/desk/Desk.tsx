import type { ReactNode } from 'react';

/**
 * A desk before a window with the bridge. Its colors are fixed: paper stays light in a dark room. It is part of the page’s
 * HTML: a file would be one more request before the largest paint.
 */
export function Desk({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 242" aria-hidden="true">
      <linearGradient id="dusk" x2="0" y2="1">
        <stop stopColor="#14264a" />
        <stop offset=".38" stopColor="#3d3c66" />
        <stop offset=".55" stopColor="#a5534f" />
        <stop offset=".68" stopColor="#f2a541" />
      </linearGradient>
      <path fill="url(#dusk)" d="M16 240V136a136 136 0 0 1 272 0v104z" />
      <circle cx="74" cy="160" r="26" fill="#fbd894" />
      <path fill="#10203d" d="M16 166h272v74H16z" />
      <path stroke="#f2a541" strokeWidth="2" d="M52 177h44M60 186h28M67 195h14" />
      <g fill="none" stroke="#0b1730">
        <path strokeWidth="3" d="M16 148Q102 158 152 54Q202 158 288 148M152 50v116M16 163h272" />
        <path d="M40 149v14M64 145v18M88 136v27M112 118v45M134 88v75M170 88v75M192 118v45M216 136v27M240 145v18M264 149v14" />
      </g>
      {children}
      <path stroke="#f2a541" strokeWidth="3" d="M0 241h320" />
    </svg>
  );
}
