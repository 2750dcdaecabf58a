import { partNames } from '@ponte/contract/parts';
import type { FlagName, Run } from './command';

export interface CommandDefinition {
  readonly name: string;
  readonly summary: string;
  readonly args: readonly (readonly [syntax: string, description: string])[];
  readonly flags: readonly FlagName[];
  readonly examples: readonly string[];
  /** Each command's code is loaded when it runs, so that a rollback does not wait for the others'. */
  readonly load: () => Promise<Run>;
}

export const commands: readonly CommandDefinition[] = [
  {
    name: 'publish',
    summary: 'Copies a build into the store after checking every file. Publishing it again repairs corrupt files.',
    args: [
      ['<part>', `one of ${partNames.join(', ')}`],
      ['[dir]', 'the folder of the build (default: <part>/dist)'],
    ],
    flags: ['dryRun'],
    examples: ['ponte publish remote-chat', 'ponte publish remote-chat /mnt/artifacts/remote-chat-4711'],
    load: async () => (await import('./publish')).publish,
  },
  {
    name: 'promote',
    summary: 'Makes published builds live: checks them against what is live, composes the pages, moves the pointer.',
    args: [['<parts...>', 'one or more of <part>[@build]; without a build, its canary, or the last published one']],
    flags: ['why', 'canary', 'without', 'force', 'dryRun', 'noPrepare'],
    examples: [
      'ponte promote remote-chat --why "shorter greeting"',
      'ponte promote remote-chat --canary 10 --why "shorter greeting, for a tenth of the visitors first"',
      'ponte promote remote-chat@1.0.0-0123456789ab --why "back to the greeting of May"',
      `ponte promote ${partNames.join(' ')} --why "first release"`,
    ],
    load: async () => (await import('./promote')).promote,
  },
  {
    name: 'rollback',
    summary:
      'Ends the canary of a part or, if none runs, restores its last known good build. The withdrawn build comes back ' +
      'only by a promote that names it.',
    args: [['<part>', 'the part to roll back, or settings']],
    flags: ['to', 'list', 'why', 'force', 'dryRun', 'noPrepare'],
    examples: [
      'ponte rollback remote-chat --why "Hel does not open on phones"',
      'ponte rollback remote-chat --list',
      'ponte rollback remote-chat --to 1.0.0-0123456789ab --why "the last one before the redesign"',
    ],
    load: async () => (await import('./rollback')).rollback,
  },
  {
    name: 'settings',
    summary:
      'Shows the settings of the site: its address, its brand and what else its pages show. Set and unset change them ' +
      'by a release, which "rollback settings" takes back.',
    args: [
      ['[action]', 'set or unset; without it, all are shown'],
      ['[settings...]', 'KEY=VALUE to set, KEY to restore its default'],
    ],
    flags: ['why', 'force', 'dryRun', 'noPrepare'],
    examples: [
      'ponte settings',
      'ponte settings set SITE_URL=https://ponte.example BRAND="Ponte Nova" --why "the new name"',
      'ponte settings unset CHAT_NUMBER --why "the default again"',
      'ponte rollback settings --why "the old name stays"',
    ],
    load: async () => (await import('./settings')).settings,
  },
  {
    name: 'status',
    summary: 'Shows what is live for each part, since when, by whom and why, and the canary.',
    args: [],
    flags: ['tallies'],
    examples: ['ponte status', 'ponte status --json', 'ponte status --tallies http://backend:9464/tallies'],
    load: async () => (await import('./status')).status,
  },
  {
    name: 'history',
    summary: 'Shows the releases, newest first.',
    args: [['[part]', 'only those that changed this part']],
    flags: ['limit'],
    examples: ['ponte history', 'ponte history remote-chat --limit 5'],
    load: async () => (await import('./history')).history,
  },
  {
    name: 'diff',
    summary: 'Shows what differs between two releases: builds, modules, routes, texts and files of each part.',
    args: [
      ['<from>', 'the serial of a release'],
      ['[to]', 'the serial of another (default: the live one)'],
    ],
    flags: [],
    examples: ['ponte diff 7', 'ponte diff 7 9 --json'],
    load: async () => (await import('./diff')).diff,
  },
  {
    name: 'verify',
    summary: 'Checks the live release: pointer, records, pages, and the hash of every file that they may load.',
    args: [],
    flags: ['repair'],
    examples: ['ponte verify', 'ponte verify --json', 'ponte verify --repair'],
    load: async () => (await import('./verify')).verify,
  },
  {
    name: 'guard',
    summary:
      'Reads from the backend how often new builds of remotes fail in browsers, and rolls back a build that fails. ' +
      'Exits with 1 while such a build stays live, or when the backend cannot be reached.',
    args: [],
    flags: ['every', 'views', 'failures', 'tallies', 'dryRun'],
    examples: ['ponte guard', 'ponte guard --every 30s', 'ponte guard --views 100 --failures 2 --dry-run'],
    load: async () => (await import('./guard')).guard,
  },
  {
    name: 'drill',
    summary:
      'Breaks a remote on a scratch copy of the site, and proves in Chromium that its pages heal and that the rollback ' +
      'works. It only reads the live site.',
    args: [['[part]', 'the remote to break (default: remote-public)']],
    flags: [],
    examples: ['ponte drill', 'ponte drill remote-chat --json'],
    load: async () => (await import('./drill')).drill,
  },
  {
    name: 'gc',
    summary: 'Removes builds and pages that were not live, published or requested recently. Keeps the next rollbacks.',
    args: [],
    flags: ['days', 'dryRun'],
    examples: ['ponte gc --dry-run', 'ponte gc --days 90'],
    load: async () => (await import('./gc')).gc,
  },
  {
    name: 'mirror',
    summary: 'Downloads a store, usually one in a bucket, into a local folder that an edge serves.',
    args: [['<dir>', 'the folder: new, or an earlier mirror of the same store']],
    flags: ['every'],
    examples: ['ponte mirror /srv/releases --store s3://releases/site --every 10s'],
    load: async () => (await import('./mirror')).mirror,
  },
  {
    name: 'prepare',
    summary: 'Composes the pages of the next rollback of each remote. Promote and rollback do this themselves.',
    args: [],
    flags: [],
    examples: ['ponte prepare'],
    load: async () => (await import('./prepare')).prepare,
  },
];
