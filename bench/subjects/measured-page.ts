import type { UrlForm } from '@ponte/contract/route';

export interface MeasuredPage {
  readonly path: string;
  /** The form of its address. */
  readonly form: UrlForm;
  /** The module of the public part that renders it. */
  readonly module: string;
}

/** The language in which pages are measured. */
export const language = 'pt';

export const homePage: MeasuredPage = { path: `/${language}`, form: language, module: 'home' };
