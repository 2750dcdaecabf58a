/** The first that matches counts: Edge and Opera also call themselves Chrome, and all of them Safari. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The browser and the system that a `User-Agent` names, such as `Chrome · Windows`; undefined for any other program. */
export function describeAgent(agent: string): string | undefined {
  const find = (names: ReadonlyArray<readonly [string, RegExp]>) => names.find(([, mark]) => mark.test(agent))?.[0];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || undefined;
}
