import type { Page } from '@playwright/test';

/** A text that every copy of Nhost's client contains: the key of local storage for its refresh token. */
const mark = 'nhostRefreshToken';

export async function containsClient(page: Page, url: string): Promise<boolean> {
  const response = await page.request.get(url);
  return (await response.text()).includes(mark);
}

/**
 * Notes a page's scripts. The function answers the paths of those that contain Nhost's client. It reads each file anew:
 * the body of a response that the page has cancelled would never come.
 */
export function collectClientScripts(page: Page): () => Promise<string[]> {
  const urls = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  return async () => {
    const paths: string[] = [];
    for (const url of urls) if (await containsClient(page, url)) paths.push(new URL(url).pathname);
    return paths;
  };
}
