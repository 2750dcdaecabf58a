import type { States } from '@ponte/kit/ui/states';
import { UnexpectedError } from './UnexpectedError';

function Broken(): never {
  throw Object.assign(new Error('The router gave up'), { status: 500 });
}

export const states: States = {
  'an error of the shell': {
    render: () => (
      <UnexpectedError>
        <Broken />
      </UnexpectedError>
    ),
    window: 420,
    // React logs the errors that a boundary catches.
    before: () => (console.error = () => undefined),
  },
};
