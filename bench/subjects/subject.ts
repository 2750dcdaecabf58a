/** One way to bring the same pages to a visitor. */
export interface Subject {
  readonly name: string;
  /** The HTML of its pages, by their paths. */
  readonly pages: Pages;
  /** Whether it says when its script has taken over. */
  readonly hasScript: boolean;
  /** The file behind a path of its site, whether it is there or not. */
  locate(path: string): string | undefined;
}

export type Pages = ReadonlyMap<string, string>;

/** What makes a subject out of pages and files. */
export type Site = Pick<Subject, 'pages' | 'locate'>;

export function mapPages(pages: Pages, change: (html: string) => string): Pages {
  return new Map([...pages].map(([path, html]) => [path, change(html)]));
}
