/** Which visitors get a running canary: rules as data, as in `rules.ts`, and the function that applies them. */
import { cookiePattern } from './rules';

export type Channel = 'stable' | 'canary';

const channelPattern = 'stable|canary';

/** In a request: chooses a channel. In a response: names the channel. */
export const channelHeader = 'X-Ponte-Channel';
export const channelOfHeader = `^(${channelPattern})$`;

/** Chooses a channel until the tester deletes the cookie. */
const channelCookie = 'ponte_channel';
export const channelOfCookie = cookiePattern(channelCookie, channelPattern);

/** The visitor's cohort, `00` to `99`, so that they stay on one channel of a canary. */
export const cohortCookie = 'ponte_bucket';
export const cohortOfCookie = cookiePattern(cohortCookie, '[0-9]{2}');
export const cohortAttributes = 'Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly';

/** What pages vary on in addition while a canary runs. */
export const channelVary = ['Cookie', channelHeader];

export interface Visit {
  readonly channel: Channel;
  /** The cohort to store in the visitor's cookie. */
  readonly newCohort?: string;
}

export interface Visitor {
  readonly cookie?: string | undefined;
  readonly channelHeader?: string | undefined;
}

/** The channel of a visitor: the requested one, otherwise that of their cohort. A new visitor gets a cohort. */
export function decideVisit(visitor: Visitor, cohorts: readonly string[], assignCohort: () => string): Visit {
  const forced = match(channelOfHeader, visitor.channelHeader) ?? match(channelOfCookie, visitor.cookie);
  if (forced) return { channel: forced as Channel };
  const known = match(cohortOfCookie, visitor.cookie);
  const cohort = known ?? assignCohort();
  return { channel: cohorts.includes(cohort) ? 'canary' : 'stable', ...(!known && { newCohort: cohort }) };
}

function match(pattern: string, text = ''): string | undefined {
  return new RegExp(pattern).exec(text)?.[1];
}
