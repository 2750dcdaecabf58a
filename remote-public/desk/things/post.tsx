import { At, type Place } from '../At';

export function Envelope(place: Place) {
  return (
    <At {...place}>
      <path fill="#efe6d6" d="M0-72h112V0H0z" />
      <path fill="none" stroke="#c9bda9" strokeWidth="2.500" d="M1-71l55 42 55-42M1-1l40-38M111-1 71-39" />
      <path fill="#c4401c" d="M88-64h16v20H88z" />
      <path
        fill="none"
        stroke="#10243e"
        strokeOpacity=".6"
        strokeWidth="2"
        d="M66-58q6-5 12 0t12 0M66-50q6-5 12 0t12 0"
      />
    </At>
  );
}

/** As they stand in front of American houses, with mail in it: its flag is up. */
export function Mailbox(place: Place) {
  return (
    <At {...place}>
      <path fill="#7a4426" d="M44-62h14V0H44z" />
      <path fill="#f2a541" d="M78-128h6v50h-6z" />
      <path fill="#c4401c" d="M84-128h20v16H84z" />
      <path fill="#e3d8c4" d="M26-110h62q18 0 18 20v30H26z" />
      <path fill="#c9bda9" d="M6-60v-30q0-20 18-20t18 20v30z" />
      <path fill="#10203d" d="M11-60v-28q0-16 13-16t13 16v28z" />
      <path fill="#fbf7f0" d="m-4-86 32-8v26l-32 8z" />
      <path fill="none" stroke="#c9bda9" strokeWidth="2" d="m-4-86 18 10 14-18" />
      <path fill="#f2a541" d="M78-92h6v14h-6z" />
    </At>
  );
}

/** A shop of one window and one door. */
export function Shop(place: Place) {
  return (
    <At {...place}>
      <path fill="#e3d8c4" d="M6-92h108V0H6z" />
      <path fill="#22365c" d="M16-66h54v46H16zM80-66h24V0H80z" />
      <path fill="#f2c46a" d="M20-62h46v38H20zM84-62h16v30H84z" />
      <path fill="#fbf7f0" d="M4-100h112v34H4z" />
      <path
        fill="#c4401c"
        d="M20-100h16v30a8 8 0 0 1-16 0zM52-100h16v30a8 8 0 0 1-16 0zM84-100h16v30a8 8 0 0 1-16 0z"
      />
      <path fill="#22365c" d="M28-112h64v12H28z" />
    </At>
  );
}
