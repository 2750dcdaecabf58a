import { Desk } from './Desk';
import { Form } from './Form';
import { Passport } from './Passport';

export function ServicesDesk() {
  return (
    <Desk>
      <Form name="LLC" x={96} height={132} turn={-8} isBehind />
      <Form name="1040" x={140} height={116} turn={2} hasFigures />
      <Passport x={207} turn={9} />
    </Desk>
  );
}
