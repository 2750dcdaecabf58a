import type { ReportData } from './report';

/** A size or count in two reports; undefined where a report does not have it. */
export interface Change {
  readonly group: 'bundle' | 'page';
  /** The part and bundle, or the page and screen. */
  readonly what: string;
  readonly cost: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Everything that differs between two reports. */
export function compare(before: ReportData, after: ReportData): Change[] {
  const [old, present] = [valuesOf(before), valuesOf(after)];
  const keys = [...new Set([...present.keys(), ...old.keys()])];
  return keys.flatMap((key) => {
    const one = present.get(key) ?? old.get(key);
    const change = { before: old.get(key)?.value, after: present.get(key)?.value };
    return one && change.before !== change.after
      ? [{ group: one.group, what: one.what, cost: one.cost, ...change }]
      : [];
  });
}

/** The change of one value, by the names that `compare` gives it. */
export function findChange(changes: readonly Change[], what: string, cost: string): Change | undefined {
  return changes.find((change) => change.what === what && change.cost === cost);
}

export const compressedSize = 'bytes';

export function bundleLabel(part: string, name: string): string {
  return `${part} ${name}`;
}

export function pageLabel({ of, screen }: { of: string; screen?: string }): string {
  return screen === undefined ? of : `${of}, ${screen}`;
}

function valuesOf({ builds, costs }: ReportData) {
  const bundles = builds.flatMap(({ part, bundles }) =>
    bundles.map(({ name, bytes }) => ({
      group: 'bundle' as const,
      what: bundleLabel(part, name),
      cost: compressedSize,
      value: bytes,
    })),
  );
  const pages = costs.flatMap((recorded) =>
    Object.entries(recorded.costs).map(([cost, { measured }]) => ({
      group: 'page' as const,
      what: pageLabel(recorded),
      cost,
      value: measured,
    })),
  );
  return new Map([...bundles, ...pages].map((one) => [`${one.what} ${one.cost}`, one]));
}
