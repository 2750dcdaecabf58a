import { At, type Place } from '../At';

export function Calculator(place: Place) {
  return (
    <At {...place}>
      <path fill="#22365c" d="M6-96h56q6 0 6 6v90H0v-90q0-6 6-6z" />
      <path fill="#cfe5df" d="M10-86h48v20H10z" />
      <path stroke="#10243e" strokeWidth="3" d="M40-76h12" />
      <path stroke="#e3d8c4" strokeWidth="8" strokeDasharray="10 9" d="M10-52h48M10-36h48M10-20h30" />
      <path stroke="#f2a541" strokeWidth="8" d="M48-20h10" />
    </At>
  );
}

export function Calendar(place: Place) {
  return (
    <At {...place}>
      <path fill="#fbf7f0" d="M0-88h84V0H0z" />
      <path fill="#c4401c" d="M0-88h84v20H0z" />
      <path stroke="#10243e" strokeWidth="4" d="M20-95v14M64-95v14" />
      <path stroke="#d8cdbb" strokeWidth="9" strokeDasharray="9 7" d="M10-54h64M10-38h64M10-22h48" />
      <path fill="none" stroke="#1f6f6a" strokeWidth="4" d="m50-38 8 8 16-20" />
    </At>
  );
}

export function RubberStamp(place: Place) {
  return (
    <At {...place}>
      <path fill="#7a4426" d="M18-62q0-16 16-16t16 16q0 10-8 18l2 22H24l2-22q-8-8-8-18z" />
      <path fill="#f2c46a" d="M22-30h24v8H22z" />
      <path fill="#5b3220" d="M4-22h60v14H4z" />
      <path fill="#c4401c" d="M6-8h56v6H6z" />
    </At>
  );
}

export function Magnifier(place: Place) {
  return (
    <At {...place}>
      <path stroke="#7a4426" strokeWidth="11" strokeLinecap="round" d="m58-42 30 34" />
      <circle cx="34" cy="-68" r="32" fill="#cfe5df" fillOpacity=".85" stroke="#f2c46a" strokeWidth="7" />
      <path fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" d="M14-70q2-16 18-18" />
    </At>
  );
}

export function Pencil(place: Place) {
  return (
    <At {...place}>
      <path fill="#f2a541" d="M0-109h12v86H0z" />
      <path fill="#b26a00" d="M0-115h12v10H0z" />
      <path fill="#efe6d6" d="M0-23 6-6l6-17z" />
      <path fill="#10243e" d="m4-11 2 5 2-5z" />
    </At>
  );
}

export function Laptop(place: Place) {
  return (
    <At {...place}>
      <path fill="#22365c" d="M16-82h96q6 0 6 6v68H10v-68q0-6 6-6z" />
      <path fill="#cfe5df" d="M17-75h94v62H17z" />
      <path fill="#c4401c" d="M24-68h38v9H24z" />
      <path stroke="#10243e" strokeOpacity=".55" strokeWidth="4" d="M24-50h52M24-40h60M24-30h44" />
      <path fill="#c9bda9" d="M0-8h128l-6 8H6z" />
    </At>
  );
}
