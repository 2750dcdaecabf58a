import { backendMethods, backendPrefixes, limits, type Timeouts } from '../rules';
import { callRefusalPages } from './refusal-pages';
import { below, block, onlyFor } from './syntax';

/** Where calls go on to `upstream`, which is what `proxy_pass` names. */
export function createBackendLocation(upstream: string, timeouts: Timeouts): string {
  return block(`location ~ ${below(backendPrefixes)}`, [
    callRefusalPages,
    onlyFor(backendMethods),
    'set $kind call;',
    `limit_req zone=calls burst=${limits.callsAtOnce} nodelay;`,
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    // The caller's own claims about where it comes from are replaced, or it could pose as any address.
    'proxy_set_header Forwarded "";',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_next_upstream off;',
    `proxy_connect_timeout ${timeouts.connect}ms;`,
    `proxy_send_timeout ${timeouts.backend}ms;`,
    `proxy_read_timeout ${timeouts.backend}ms;`,
  ]);
}
