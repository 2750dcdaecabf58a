import type { ReactNode } from 'react';
import type { Stories } from '@ponte/kit/ui/stories';
import { Form, Passport, Pencil } from './Papers';

const Desk = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 242" width="320" aria-hidden="true">
    {children}
  </svg>
);

export const stories: Stories = {
  'a form, one that is checked, and one with figures behind a pencil': (
    <Desk>
      <Form name="W-9" x={10} height={100} turn={0} isBehind />
      <Form name="DS-160" x={110} height={118} turn={0} isChecked />
      <Form name="1040" x={210} height={134} turn={0} hasFigures />
      <Pencil />
    </Desk>
  ),
  'a passport': (
    <Desk>
      <Passport x={100} turn={7} />
    </Desk>
  ),
};
