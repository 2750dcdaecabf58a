/** A visitor waits this long for the server before the notice is shown. */
const timeoutMs = 5000;

/**
 * Loads the document of the current address, if the server has it. Never for the first page of a document, which would load
 * again and again.
 *
 * @returns whether the page is being left.
 */
export async function reloadPage(): Promise<boolean> {
  const [document] = performance.getEntriesByType('navigation');
  if (document && new URL(document.name).pathname === location.pathname) return false;
  const signal = AbortSignal.timeout(timeoutMs);
  const { ok, headers } = await fetch(location.href, { method: 'HEAD', cache: 'no-cache', signal });
  if (!ok || !headers.get('content-type')?.startsWith('text/html')) return false;
  location.reload();
  return true;
}
