import { join } from 'node:path';
import { releaseLinks } from '@ponte/contract/store-layout';
import {
  bucketAttributes,
  bucketCookie,
  bucketOfCookie,
  channelHeader,
  channelOfCookie,
  channelOfHeader,
} from '../channels';
import { map, quote } from './syntax';

const { site, canary, shares } = releaseLinks;

/** Who gets the canary, as `decideVisit` has it. `$channel` is set by `chooseSite`, and empty while none runs. */
export function createChannelMaps(): string[] {
  const asked = channelHeader.toLowerCase().replaceAll('-', '_');
  return [
    map(`$http_${asked}`, 'channel_of_header', '', [[`~${channelOfHeader}`, '$1']]),
    map('$http_cookie', 'channel_of_cookie', '', [[`~${channelOfCookie}`, '$1']]),
    map('$channel_of_header', 'forced_channel', '$channel_of_header', [['', '$channel_of_cookie']]),
    map('$http_cookie', 'known_bucket', '', [[`~${bucketOfCookie}`, '$1']]),
    // Of a random number in hexadecimal, the first two digits that are decimal.
    map('$request_id', 'dealt_bucket', '99', [['~^[a-f]*([0-9])[a-f]*([0-9])', '$1$2']]),
    map('$known_bucket', 'bucket', '$known_bucket', [['', '$dealt_bucket']]),
    map('$channel $forced_channel', 'visited_channel', '$channel', [[String.raw`~^\w+ (\w+)$`, '$1']]),
    map('$channel $forced_channel$known_bucket', 'new_bucket_cookie', '', [
      [String.raw`~^\w+ $`, `${bucketCookie}=$dealt_bucket; ${bucketAttributes}`],
    ]),
  ];
}

/**
 * Follows the pointer once for each request, so that all of an answer is of one release: `$site` is what everybody gets,
 * `$page_site` what this visitor gets pages from; both are empty before the first release.
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
    `if (-d $release/${shares}/$bucket) { set $channel canary; }`,
    'set $page_site $site;',
    `if ($visited_channel = canary) { set $page_site $release/${canary}; }`,
  ];
}
