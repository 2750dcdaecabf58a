import { endAtFrame } from './code-frames';

test('ends a message after its code frame, and keeps other messages', () => {
  const frame = 'Error:   x Expression expected\n    ,-[Page.tsx:1:1]\n 1 | const x = (;\n   `----\n';
  expect(endAtFrame(`${frame}\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>`)).toBe(frame);
  expect(endAtFrame('Cannot find "./x"')).toBe('Cannot find "./x"');
});
