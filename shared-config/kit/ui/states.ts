import type { ReactElement } from 'react';

/**
 * The states of a component, by what each is called: the table that `X.states.tsx` exports beside `X.tsx`, and that the
 * gallery shows. It is no part of what visitors get.
 */
export type States = Readonly<Record<string, ReactElement | Scene>>;

/** A state that needs more than properties. */
export interface Scene {
  readonly shows: ReactElement;
  /** The path that the component stands at; `/` unless told. */
  readonly at?: string;
  /** The site has no chat number, no address and no profiles. */
  readonly unconfigured?: true;
  /** In a window of its own, this many pixels high: what covers the page, reads storage or calls the network. */
  readonly window?: number;
  /** Before anything is drawn, such as a session or the network's answers. Needs a window. */
  readonly before?: () => void;
  /** Brings what is drawn into its state, as a visitor would. */
  readonly enter?: (visitor: Visitor) => Promise<void>;
}

/** Waits until something matches the selector, then does it to the first that does. */
export interface Visitor {
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  pointAt(selector: string): Promise<void>;
}
