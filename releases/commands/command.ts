import type { SiteValues } from '@ponte/contract/release';
import type { Composer } from 'composer/composer';
import type { Store } from '../store/store';
import type { Host, Color } from './terminal';

/** Every option by name; each command lists those that it accepts. */
export const flags = {
  json: ['--json', 'print the result as JSON'],
  store: [
    '--store <place>',
    'a folder or s3://bucket/prefix (default: $DATA_DIR/releases, and .data without DATA_DIR)',
  ],
  why: ['--why <text>', 'the reason, kept in the record'],
  dryRun: ['--dry-run', 'check and plan everything, change nothing'],
  force: ['--force', 'override failed compatibility checks (recorded); files are still checked'],
  canary: [
    '--canary <share>',
    'only for this many of 100 visitors (1 to 50), always the same ones; repeat to change the share',
  ],
  without: ['--without <remote>', 'remove a remote from the site; the shell must have no routes of it'],
  noPrepare: ['--no-prepare', 'do not compose the next rollbacks in advance'],
  to: ['--to <build>', 'the build to go back to instead of the last known good one; for settings, a release'],
  list: ['--list', 'list the builds to go back to, and why others are rejected'],
  tallies: ['--tallies <url>', 'where pages report what failed (default: the setting TALLIES_URL)'],
  repair: [
    '--repair',
    'restore a lost pointer, restore lost records and contracts from their copies, and render corrupt pages again, ' +
      'without a new release',
  ],
  limit: ['--limit <count>', 'number of releases to show, newest first (default: 20)'],
  views: ['--views <count>', 'page views that a build needs before it is evaluated (default: 20)'],
  failures: ['--failures <percent>', 'the percentage of page views in which a build may fail (default: 5)'],
  days: ['--days <count>', 'how long to keep a build after it was last live or requested (default: 30)'],
  every: ['--every <time>', 'repeat at this interval until stopped: 30s, 5m'],
} as const;

export type FlagName = keyof typeof flags;

/** The parsed options of the command line. */
export interface Flags {
  readonly json?: true;
  readonly store?: string;
  readonly why?: string;
  readonly dryRun?: true;
  readonly force?: true;
  readonly canary?: string;
  readonly without?: string;
  readonly prepare?: boolean;
  readonly to?: string;
  readonly list?: true;
  readonly tallies?: string;
  readonly repair?: true;
  readonly limit?: string;
  readonly views?: string;
  readonly failures?: string;
  readonly days?: string;
  readonly every?: string;
}

export interface Session {
  readonly host: Host;
  readonly store: Store;
  readonly getComposer: () => Promise<Composer>;
  /** Reports the progress of long steps on stderr. */
  readonly report: (line: string) => void;
  readonly color: Color;
  /** The site settings in the environment. */
  readonly environment: SiteValues;
}

export interface Outcome {
  /** What `--json` prints. */
  readonly result: object;
  /** The lines printed without `--json`. */
  readonly lines: readonly string[];
  /** Set when the command worked and found a problem: the exit code is 1. */
  readonly failed?: boolean;
  /** Runs after the result is printed. */
  readonly afterwards?: () => Promise<void>;
}

export type Run = (session: Session, args: readonly string[], flags: Flags) => Promise<Outcome>;
