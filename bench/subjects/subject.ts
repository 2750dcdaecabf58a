/** One way to deliver the same pages. */
export interface Subject {
  readonly name: string;
  /** The HTML by path. */
  readonly pages: Pages;
  /** Whether it reports when it is interactive. */
  readonly hasScript: boolean;
  /** The file of a path; it may not exist. */
  locate(path: string): string | undefined;
}

export type Pages = ReadonlyMap<string, string>;

/** The pages and files of a subject. */
export type Site = Pick<Subject, 'pages' | 'locate'>;

export function mapPages(pages: Pages, change: (html: string) => string): Pages {
  return new Map([...pages].map(([path, html]) => [path, change(html)]));
}
