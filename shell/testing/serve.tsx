import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Puts a server's HTML into the document and hydrates it, as `start` does. */
export async function serve(html: ReactNode, page: ReactNode): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(html);
  const root = await act(() => hydrateRoot(container, page));
  ends.push(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
}
