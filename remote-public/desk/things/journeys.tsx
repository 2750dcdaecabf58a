import { At, type Place } from '../At';

export function Suitcase(place: Place) {
  return (
    <At {...place}>
      <path fill="none" stroke="#e3d8c4" strokeWidth="5" d="M30-62v-14q0-4 4-4h24q4 0 4 4v14" />
      <path fill="#1f6f6a" d="M8-64h76q8 0 8 8v50q0 6-6 6H6q-6 0-6-6v-50q0-8 8-8z" />
      <path fill="#174f4c" d="M18-64h9v64h-9zM65-64h9v64h-9z" />
      <path fill="#f2c46a" d="M17-40h11v7h-11zM64-40h11v7h-11z" />
      <path fill="#fbf7f0" d="m44-40 16 5-5 16-16-5z" />
    </At>
  );
}

export function Briefcase(place: Place) {
  return (
    <At {...place}>
      <path fill="none" stroke="#3c2116" strokeWidth="5" d="M32-64v-8q0-5 5-5h26q5 0 5 5v8" />
      <path fill="#7a4426" d="M6-66h88q6 0 6 6v54q0 6-6 6H6q-6 0-6-6v-54q0-6 6-6z" />
      <path fill="#5b3220" d="M0-60q0-6 6-6h88q6 0 6 6v20L50-26 0-40z" />
      <path fill="#f2c46a" d="M43-36h14v14H43z" />
    </At>
  );
}

export function Globe(place: Place) {
  return (
    <At {...place}>
      <path fill="#7a4426" d="M20-8h44v8H20zM38-22h8v16h-8z" />
      <path fill="none" stroke="#f2c46a" strokeWidth="4" d="M10-94a46 46 0 1 0 66 62" />
      <circle cx="42" cy="-62" r="38" fill="#6fc3bc" />
      <path
        fill="#1f6f6a"
        d="M19-92q12-8 26-8 4 8-4 14-10 2-8 12-10 4-16-2-6-4-8 0 2-10 10-16zM40-66q16-6 24 4 2 12-10 18-4 14-10 12-4-12-8-18-2-10 4-16z"
      />
      <path stroke="#fbf7f0" d="M4-62h76M42-100v76" />
    </At>
  );
}
