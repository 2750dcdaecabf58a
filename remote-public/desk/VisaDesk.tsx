import { Desk } from './Desk';
import { Form } from './Form';
import { Passport } from './Passport';

export function VisaDesk() {
  return (
    <Desk>
      <Form name="DS-160" x={118} height={118} turn={-5} isChecked />
      <Passport x={204} turn={7} />
    </Desk>
  );
}
