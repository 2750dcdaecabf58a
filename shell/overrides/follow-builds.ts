/**
 * Calls back with the entry of a local server's build, now and after each change. A server without such a list is asked
 * once; one that is away, again and again.
 */
export function followBuilds(origin: string, onEntry: (entry: string) => void): void {
  const builds = new EventSource(`${origin}/builds`);
  builds.onmessage = ({ data }: MessageEvent<string>) => onEntry(new URL(data, origin).href);
}
