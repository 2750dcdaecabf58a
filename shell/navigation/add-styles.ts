/**
 * Adds the stylesheets that this page neither inlines nor links.
 *
 * @throws Error if one does not load
 */
export async function addStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.filter((url) => !hasStyles(url)).map(addStylesheet));
}

function hasStyles(url: string): boolean {
  const elements = document.querySelectorAll('style[data-href], link[rel=stylesheet]');
  return [...elements].some((element) =>
    [element.getAttribute('data-href'), element.getAttribute('href')].includes(url),
  );
}

function addStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    };
    document.head.append(link);
  });
}
