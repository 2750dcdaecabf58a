import { Desk } from './Desk';
import { Form } from './Form';

export function TaxDesk() {
  return (
    <Desk>
      <Form name="W-9" x={204} height={108} turn={7} isBehind />
      <Form name="1040" x={122} height={134} turn={-4} hasFigures />
      <Pencil />
    </Desk>
  );
}

function Pencil() {
  return (
    <g transform="rotate(38 268 200)">
      <path fill="#f2a541" d="M262 128h12v86h-12z" />
      <path fill="#b26a00" d="M262 122h12v10h-12z" />
      <path fill="#efe6d6" d="m262 214 6 17 6-17z" />
      <path fill="#10243e" d="m266 226 2 5 2-5z" />
    </g>
  );
}
