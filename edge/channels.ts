/** Who gets the canary while one runs: rules as data, like those in `rules.ts`, and the function that follows them. */
import { cookiePattern } from './cookie-pattern';

export type Channel = 'stable' | 'canary';

const channelPattern = 'stable|canary';

/** Sent to choose a channel, and answered to say which it was. */
export const channelHeader = 'X-Ponte-Channel';
export const channelOfHeader = `^(${channelPattern})$`;

/** Chooses a channel for as long as a tester keeps it. */
const channelCookie = 'ponte_channel';
export const channelOfCookie = cookiePattern(channelCookie, channelPattern);

/** Remembers which bucket a visitor was dealt into, `00` to `99`, so that they stay on their side of a canary. */
export const bucketCookie = 'ponte_bucket';
export const bucketOfCookie = cookiePattern(bucketCookie, '[0-9]{2}');
export const bucketAttributes = 'Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly';

/** What the answer to a page depends on while a canary runs, besides all else. */
export const channelVary = ['Cookie', channelHeader];

export interface Visit {
  readonly channel: Channel;
  /** The bucket that the visitor is to remember. */
  readonly newBucket?: string;
}

export interface Visitor {
  readonly cookie?: string | undefined;
  readonly channelHeader?: string | undefined;
}

/** The channel of a visitor: what they ask for, else what their bucket says, which a new one is dealt. */
export function decideVisit(visitor: Visitor, buckets: readonly string[], dealBucket: () => string): Visit {
  const forced = match(channelOfHeader, visitor.channelHeader) ?? match(channelOfCookie, visitor.cookie);
  if (forced) return { channel: forced as Channel };
  const known = match(bucketOfCookie, visitor.cookie);
  const bucket = known ?? dealBucket();
  return { channel: buckets.includes(bucket) ? 'canary' : 'stable', ...(!known && { newBucket: bucket }) };
}

function match(pattern: string, text = ''): string | undefined {
  return new RegExp(pattern).exec(text)?.[1];
}
