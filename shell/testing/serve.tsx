import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0)) await cleanUp();
});

/** Renders `html` as the server does, and hydrates it with `page`, as `start` does. */
export async function serve(html: ReactNode, page: ReactNode): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(html);
  const root = await act(() => hydrateRoot(container, page));
  cleanups.push(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
}
