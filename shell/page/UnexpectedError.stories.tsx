import type { Stories } from '@ponte/kit/ui/stories';
import { UnexpectedError } from './UnexpectedError';

function Broken(): never {
  throw Object.assign(new Error('The router gave up'), { status: 500 });
}

export const stories: Stories = {
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
