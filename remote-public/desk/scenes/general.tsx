import type { ReactNode } from 'react';
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
      <Person x={84} y={118} hairCut="long" hair="#2b1a1c" skin="#c98d66" coat="#1f6f6a" shirt="#fbf7f0" />
      <Person x={232} y={120} hairCut="bun" hair="#5b3220" skin="#e2b48e" coat="#6b2433" shirt="#fbf7f0" />
      <Person x={158} y={98} hairCut="short" hair="#17121a" skin="#8d5a3c" coat="#e3d8c4" shirt="#10243e" />
    </>
  ),
};
