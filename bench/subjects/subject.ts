/** One way to bring the same page to a visitor. */
export interface Subject {
  readonly name: string;
  readonly html: string;
  /** Whether it says when its script has taken over. */
  readonly hasScript: boolean;
  /** The file behind a path of its site, whether it is there or not. */
  locate(path: string): string | undefined;
}

/** The address of every subject's page, and what it shows: the home page in Portuguese. */
export const measured = { path: '/pt', module: 'home', language: 'pt' } as const;
