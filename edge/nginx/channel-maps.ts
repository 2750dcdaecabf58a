import { join } from 'node:path';
import { releaseLinks } from '@ponte/contract/composition-layout';
import {
  cohortAttributes,
  cohortCookie,
  cohortOfCookie,
  channelHeader,
  channelOfCookie,
  channelOfHeader,
} from '../channels';
import { map, quote } from './syntax';

const { site, canary, shares } = releaseLinks;

/** Chooses the channel as `decideVisit` does. `chooseSite` sets `$channel`, which is empty while no canary runs. */
export function createChannelMaps(): string[] {
  const requestedChannel = channelHeader.toLowerCase().replaceAll('-', '_');
  return [
    map(`$http_${requestedChannel}`, 'channel_of_header', '', [[`~${channelOfHeader}`, '$1']]),
    map('$http_cookie', 'channel_of_cookie', '', [[`~${channelOfCookie}`, '$1']]),
    map('$channel_of_header', 'forced_channel', '$channel_of_header', [['', '$channel_of_cookie']]),
    map('$http_cookie', 'known_cohort', '', [[`~${cohortOfCookie}`, '$1']]),
    // The first two decimal digits of a random hexadecimal number.
    map('$request_id', 'assigned_cohort', '99', [['~^[a-f]*([0-9])[a-f]*([0-9])', '$1$2']]),
    map('$known_cohort', 'cohort', '$known_cohort', [['', '$assigned_cohort']]),
    map('$channel $forced_channel', 'visited_channel', '$channel', [[String.raw`~^\w+ (\w+)$`, '$1']]),
    map('$channel $forced_channel$known_cohort', 'new_cohort_cookie', '', [
      [String.raw`~^\w+ $`, `${cohortCookie}=$assigned_cohort; ${cohortAttributes}`],
    ]),
  ];
}

/**
 * Resolves the pointer once per request, so that a response is of one release: `$site` is the live composition,
 * `$page_site` that of the visitor's channel; both are empty before the first release.
 */
export function chooseSite(store: string): string[] {
  const live = join(store, 'live');
  const stored = quote(join(store, 'compositions', '$arg_c'));
  return [
    `root ${quote(live)};`,
    'if ($release = "") { set $release $realpath_root; }',
    `if ($release = "") { set $release ${quote(live)}; }`,
    'set $site "";',
    `if (-d $release/${site}) { set $site $release/${site}; }`,
    // A composition that an open tab names.
    'set $stored_site "";',
    `if (-d ${stored}) { set $stored_site ${stored}; }`,
    'set $channel "";',
    `if (-d $release/${canary}) { set $channel stable; }`,
    `if (-d $release/${shares}/$cohort) { set $channel canary; }`,
    'set $page_site $site;',
    `if ($visited_channel = canary) { set $page_site $release/${canary}; }`,
  ];
}
