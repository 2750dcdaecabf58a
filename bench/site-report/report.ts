import type { PartName } from '@ponte/contract/parts';
import type { RecordedCosts } from '../../e2e/budgets/record';

/** What is kept of a report, so that a later one can show what changed. */
export interface ReportData {
  /** When it was made, in ISO format. */
  readonly at: string;
  readonly commit: string | undefined;
  readonly builds: readonly PartBuild[];
  readonly costs: readonly RecordedCosts[];
}

export interface PartBuild {
  readonly part: PartName;
  readonly build: string;
  readonly bundles: readonly Bundle[];
}

/** A script or stylesheet of a build. */
export interface Bundle {
  /** Its file name without the hash: the same in the next build. */
  readonly name: string;
  /** What loads it: `entry`, `federation`, exposed modules, or nothing when it loads on demand. */
  readonly usedBy: readonly string[];
  /** The module or npm package that takes most of it, if that is known. */
  readonly mostly: string | undefined;
  /** After brotli. */
  readonly bytes: number;
  /** Shares of `bytes` by package; empty for styles, and for a build that did not record what it consists of. */
  readonly packages: Readonly<Record<string, number>>;
}

export function totalOf(bundles: readonly Bundle[]): number {
  return bundles.reduce((sum, { bytes }) => sum + bytes, 0);
}
