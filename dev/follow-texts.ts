import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Notifies open pages of each change in folders of texts by server-sent events. */
export function followTexts(folders: readonly string[]) {
  const pages = new Set<ServerResponse>();
  const notify = () => pages.forEach((page) => page.write('data: changed\n\n'));
  for (const folder of folders) watch(folder, { recursive: true }, notify);

  return (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    response.write('\n');
    pages.add(response);
    request.once('close', () => pages.delete(response));
  };
}
