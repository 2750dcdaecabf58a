import { useEffect } from 'react';

/** Marks when what is rendered before it has been hydrated or rendered. The budgets call that moment interactive. */
export function InteractiveMark() {
  useEffect(() => void performance.mark('ponte:interactive'), []);
  return null;
}
