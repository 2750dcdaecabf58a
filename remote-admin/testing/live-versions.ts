import type { ReleaseOverview } from '@ponte/contract/api-releases';
import type { PartBuilds } from '@ponte/contract/release-summary';

/** Three builds of every part: the second of the assistant and the first of the shell are live. */
export const [first, second, third] = ['1.0.0-000000000001', '1.0.0-000000000002', '1.0.0-000000000003'] as const;

const since = { serial: 7, at: '2030-05-17T12:30:00.000Z', by: 'rui', why: 'saudação <b>nova</b>' };

type LivePart = ReleaseOverview['parts'][number];

export const chat: LivePart = {
  part: 'remote-chat',
  build: second,
  since,
  previous: first,
  lastKnownGood: first,
  health: [
    { build: second, views: 1482, failed: 37 },
    { build: first, views: 900, failed: 0 },
  ],
};

export const shell: LivePart = { part: 'shell', build: first, since, lastKnownGood: null, health: [] };

/** The response with what is live. */
export function liveResponse(...parts: readonly LivePart[]): { json: ReleaseOverview } {
  const release = { ...since, action: 'promote', changed: [{ part: chat.part, build: second }] };
  return { json: { parts: [...parts], releases: [release] } };
}

const build = { publishedAt: '2030-05-16T09:00:00.000Z', lastKnownGood: false, lastLive: 6, reasons: [] };

/** The response with the assistant's builds: one live, one that can be gone back to, one that is incompatible. */
export const buildsResponse: { json: PartBuilds } = {
  json: {
    part: chat.part,
    builds: [
      { ...build, build: second, state: 'live', lastLive: 7 },
      { ...build, build: first, state: 'compatible', lastKnownGood: true },
      { ...build, build: third, state: 'incompatible', lastLive: null, reasons: ['needs react ^20.0.0'] },
    ],
  },
};
