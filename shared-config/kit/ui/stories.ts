import type { ReactElement } from 'react';

/** The stories of a component by name, which `X.stories.tsx` exports for the gallery. No build contains them. */
export type Stories = Readonly<Record<string, ReactElement | Story>>;

/** A story that needs more than an element, with the field names of the Component Story Format. */
export interface Story {
  readonly render: () => ReactElement;
  /** The path of the page, `/` by default, or its entry in the history, if that has a state. */
  readonly at?: string | { readonly pathname: string; readonly state: unknown };
  /** Renders it on a site without chat number, e-mail address and profiles. */
  readonly unconfigured?: true;
  /** Renders it in a window of its own, this many pixels high: if it covers the page, reads storage or calls the network. */
  readonly window?: number;
  /** Runs before the first render, e.g. to log in or to stub the network. Needs a window. */
  readonly before?: () => void;
  /** Operates the rendered component like a user. */
  readonly play?: (user: User) => Promise<void>;
}

/** Each action waits for an element that matches the selector, and uses the first one. */
export interface User {
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  selectOptions(selector: string, value: string): Promise<void>;
  hover(selector: string): Promise<void>;
}
