import type { CDPSession } from '@playwright/test';

export interface Call {
  url: string;
  type: string;
  /** Seconds on the browser's clock. */
  start: number;
  /** Of the body as sent, without headers. */
  bytes: number;
  initiator: { type: string; url?: string; stack?: { callFrames: { url: string }[] } };
}

/** Records each request of a page from now on; the returned map grows as the page loads. */
export async function recordCalls(devtools: CDPSession): Promise<ReadonlyMap<string, Call>> {
  const calls = new Map<string, Call>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, initiator }) => {
    if (request.url.startsWith('data:')) return;
    calls.set(requestId, {
      url: request.url,
      type,
      start: timestamp,
      bytes: 0,
      initiator: initiator as Call['initiator'],
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const call = calls.get(requestId);
    if (call && response.status !== 204) {
      call.bytes = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? NaN);
    }
  });
  return calls;
}

/** The depth of each request: one more than that of the script or document that made it. */
export function depthsOf(calls: readonly Call[], document: Call): ReadonlyMap<string, number> {
  const depths = new Map([[document.url, 1]]);
  const sorted = calls.filter((call) => call !== document).sort((a, b) => a.start - b.start);
  for (const { url, initiator } of sorted) {
    const by =
      initiator.stack?.callFrames.map((frame) => frame.url).find((frame) => depths.has(frame)) ?? initiator.url;
    if (!depths.has(url)) depths.set(url, (depths.get(by ?? document.url) ?? 1) + 1);
  }
  return depths;
}

/** The request for the document. */
export function getDocument(calls: readonly Call[]): Call {
  const document = calls.find(({ type }) => type === 'Document');
  if (!document) throw new Error('No document was requested');
  return document;
}

export function bytesOf(calls: readonly Call[]): number {
  return calls.reduce((sum, { bytes }) => sum + bytes, 0);
}
