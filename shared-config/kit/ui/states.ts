import type { ReactElement } from 'react';

/**
 * The states of a component by name: `X.states.tsx` exports them beside `X.tsx` for the gallery. Builds do not contain
 * them.
 */
export type States = Readonly<Record<string, ReactElement | Story>>;

/** A state that needs more than an element, in the words of the Component Story Format. */
export interface Story {
  readonly render: () => ReactElement;
  /** The path of the page; `/` by default. */
  readonly at?: string;
  /** The site has no chat number, no e-mail address and no profiles. */
  readonly unconfigured?: true;
  /** Height in pixels of a window of its own, for what covers the page, reads storage or calls the network. */
  readonly window?: number;
  /** Runs before the first render, e.g. to sign in or to stub the network. Needs a window. */
  readonly before?: () => void;
  /** Brings the rendered component into its state, as a user would. */
  readonly play?: (user: User) => Promise<void>;
}

/** Each action waits for an element that matches the selector, and acts on the first. */
export interface User {
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  selectOptions(selector: string, value: string): Promise<void>;
  hover(selector: string): Promise<void>;
}
