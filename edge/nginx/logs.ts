import { map, quote } from './syntax';

/**
 * What nginx does by itself: start, stop, a worker that ended. A line about a request would have its whole URL and its
 * referrer, and links of mails, and the pages that they lead to, have what signs in there.
 */
export const processLog = 'error_log stderr warn;';

/** Turns the lines about requests off. nginx has no format for them, and even its worst alerts have the URL. */
export const noRequestErrors = 'error_log stderr emerg;';

const requestLine =
  '$remote_addr - - [$time_local] "$request_method $logged_path $server_protocol" $status $body_bytes_sent "-" "$http_user_agent"';

/** Stands in for nginx's own lines about the backend. It was never connected where the first time is a dash. */
const failureLine =
  'upstream $upstream_addr: $status, connected after $upstream_connect_time s, failed after $upstream_response_time s: $request_method $logged_path';

/** Requests, without queries and referrers, and beside them the calls that got no response of the backend. */
export function createAccessLog(accessLog: string): string[] {
  if (accessLog === 'off') return ['access_log off;'];
  return [
    map('$request_uri', 'logged_path', '', [['~^([^?]*)', '$1']]),
    map('$status', 'has_no_response', '', [['~^50[24]$', '1']]),
    `log_format brief ${quote(requestLine)};`,
    `log_format failure ${quote(failureLine)};`,
    `access_log ${accessLog} brief;`,
    `access_log ${accessLog} failure if=$has_no_response;`,
  ];
}
