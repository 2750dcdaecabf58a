import { act } from '@testing-library/react';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InteractiveMark } from './InteractiveMark';

test('marks the page once its content is hydrated, and not when hydration begins', async () => {
  const events: string[] = [];
  performance.mark = (name) => (events.push(name), {} as PerformanceMark);
  function Content() {
    useEffect(() => void events.push('hydrated'), []);
    return <p>content</p>;
  }
  const page = (
    <>
      <Content />
      <InteractiveMark />
    </>
  );
  document.body.innerHTML = renderToString(page);
  const served = document.querySelector('p');
  await act(async () => {
    startTransition(() => void hydrateRoot(document.body, page));
    expect(events).toEqual([]);
  });
  expect(events).toEqual(['hydrated', 'ponte:interactive']);
  expect(document.querySelector('p')).toBe(served);
});
