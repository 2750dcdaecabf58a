import type { ReactNode } from 'react';
import { looks } from '../people';
import { Form, Passport } from '../things/papers';
import { Person } from '../things/Person';

/** The pictures of pages about more than one category. */
export const general: Readonly<Record<'services' | 'about', ReactNode>> = {
  services: (
    <>
      <Form name="LLC" x={96} height={132} turn={-8} isBehind />
      <Form name="1040" x={140} height={116} turn={2} hasFigures />
      <Passport x={207} turn={9} />
    </>
  ),
  about: (
    <>
      <Person x={84} y={118} {...looks.marina} />
      <Person x={226} y={120} {...looks.elena} />
      <Person x={158} y={98} {...looks.paulo} />
    </>
  ),
};
