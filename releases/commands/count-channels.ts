import type { Channel } from 'edge/channels';
import { startOfSlot } from '@ponte/contract/tallies';
import { fetchTallies } from '../guard/fetch-tallies';
import type { RunningCanary } from './describe-change';
import { formatTable } from './print';

interface ChannelCount {
  readonly channel: Channel;
  readonly build: string;
  readonly views: number;
  readonly failed: number;
  /** Null before the first view. */
  readonly ratio: number | null;
}

interface ChannelTallies {
  /** The URL of the tallies. */
  readonly source: string;
  readonly channels: readonly ChannelCount[];
  /** Set if the tallies cannot be read. */
  readonly problem?: string;
}

/** What the pages of each channel reported about the part since its canary began. */
export async function countChannels(
  canary: RunningCanary,
  stable: string,
  site: string | undefined,
  source: string,
): Promise<ChannelTallies> {
  const fetched = await fetchTallies({ url: source, site }, startOfSlot(Date.parse(canary.since.at)));
  if (!fetched.ok) return { source, channels: [], problem: fetched.reason };
  const count = (channel: Channel, build: string): ChannelCount => {
    const found = fetched.tallies.builds.find((one) => one.remote === canary.part && one.build === build);
    const { views, failed } = found ?? { views: 0, failed: 0 };
    return { channel, build, views, failed, ratio: views === 0 ? null : failed / views };
  };
  return { source, channels: [count('stable', stable), count('canary', canary.build)] };
}

export function formatNumbers({ channels, problem }: ChannelTallies): string[] {
  if (problem)
    return [
      `no numbers of its channels: ${problem} (name the backend's own with --tallies, or ponte settings set TALLIES_URL=…)`,
    ];
  const rows = channels.map(({ channel, build, views, failed, ratio }) => [
    channel,
    build,
    String(views),
    String(failed),
    ratio === null ? '-' : `${(ratio * 100).toFixed(1)} %`,
  ]);
  return formatTable([['channel', 'build', 'views', 'failed', 'ratio'], ...rows]);
}
