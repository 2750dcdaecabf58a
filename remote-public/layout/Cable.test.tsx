import { render } from '@testing-library/react';
import { Cable } from './Cable';

test.each([
  [{ from: 'left' }, ['cable']],
  [{ from: 'right' }, ['cable', 'right']],
] as const)('has its form without scripts too: %j', (props, classes) => {
  const { container } = render(<Cable {...props} />);
  expect([...(container.firstElementChild?.classList ?? [])]).toEqual(classes);
});
