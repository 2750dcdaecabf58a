import type { RouteDefinition } from '@ponte/contract/route';
import { contentTypes } from '@ponte/contract/content-types';
import { contentSecurityPolicy, type PolicyOptions } from '../headers';
import { limits, timeouts as usualTimeouts, type Timeouts } from '../rules';
import { addHeaders, createResponseMaps, createRevalidationMaps } from './response-maps';
import { chooseSite, createChannelMaps } from './channel-maps';
import { compressedType, createEncodingMaps } from './encoding-maps';
import { errorLocations, rejectTargets, siteErrorPages } from './error-pages';
import { createBackendLocations, createSiteLocations } from './locations';
import { createAccessLog, noRequestErrors, processLog } from './logs';
import { createLanguageMaps, createPathMaps } from './path-maps';
import { block, quote } from './syntax';

export interface NginxOptions extends PolicyOptions {
  /** The release store's folder, an absolute path. */
  readonly store: string;
  /** Where the backend listens, e.g. `http://backend:3001`. */
  readonly backend: string;
  /** What nginx listens to, e.g. `8080` or `[::]:443 ssl http2`. */
  readonly listen: string;
  /** The routes of the live composition. */
  readonly routes: readonly RouteDefinition[];
  /** The user of the workers, if the master runs as root. */
  readonly user?: string | undefined;
  /** A name server that resolves the backend's address again, if it may change while nginx runs. */
  readonly resolver?: string | undefined;
  /** Addresses of proxies in front of the edge whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies?: readonly string[];
  /** Where requests are logged: a file, or `off`. */
  readonly accessLog: string;
  readonly timeouts?: Partial<Timeouts>;
}

/**
 * A complete nginx configuration that responds as the Node edge does. nginx writes its files below its prefix (`-p`). It
 * resolves the pointer on each request, so it must be printed and loaded again only when the routes change.
 */
export function createNginxConfig(options: NginxOptions): string {
  const { user } = options;
  const config = [
    ...(user ? [`user ${user};`] : []),
    'worker_processes auto;',
    'worker_shutdown_timeout 10s;',
    'pid nginx.pid;',
    processLog,
    block('events', ['worker_connections 4096;']),
    block('http', createHttp(options)),
  ].join('\n');
  return `${config}\n`;
}

function createHttp(options: NginxOptions): string[] {
  const { routes, accessLog, trustedProxies = [] } = options;
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  return [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp-${name};`),
    block('types', [
      ...Object.entries(contentTypes).map(([ending, type]) => `${quote(type)} ${ending};`),
      compressedType,
    ]),
    'default_type application/octet-stream;',
    'sendfile on;',
    'tcp_nopush on;',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'uninitialized_variable_warn off;',
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    'variables_hash_max_size 2048;',
    `client_header_timeout ${timeouts.headers}ms;`,
    `client_body_timeout ${timeouts.request}ms;`,
    `send_timeout ${timeouts.idle}ms;`,
    `keepalive_timeout ${timeouts.keepAlive}ms;`,
    `client_max_body_size ${limits.bodyBytes};`,
    `large_client_header_buffers 4 ${limits.headerBytes / 4};`,
    `limit_req_zone $binary_remote_addr zone=calls:10m rate=${limits.callsPerSecond}r/s;`,
    'limit_req_status 429;',
    ...trustedProxies.map((address) => `set_real_ip_from ${address};`),
    ...(trustedProxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ...createAccessLog(accessLog),
    ...createPathMaps(routes),
    ...createEncodingMaps(),
    ...createLanguageMaps(),
    ...createChannelMaps(),
    ...createResponseMaps(contentSecurityPolicy(options)),
    ...createRevalidationMaps(),
    ...createServer(options, timeouts),
  ];
}

function createServer({ store, backend, listen, resolver }: NginxOptions, timeouts: Timeouts): string[] {
  const { host } = new URL(backend);
  // With a resolver, nginx keeps no connections to the backend open.
  const upstream = block('upstream backend', [`server ${host} max_fails=0;`, 'keepalive 32;']);
  return [
    ...(resolver ? [`resolver ${resolver};`] : [upstream]),
    block('server', [
      `listen ${listen};`,
      noRequestErrors,
      ...addHeaders,
      ...siteErrorPages,
      ...chooseSite(store),
      ...rejectTargets,
      ...(resolver ? [`set $backend ${quote(backend)};`] : []),
      ...createSiteLocations(store),
      ...createBackendLocations(resolver ? '$backend' : 'http://backend', timeouts),
      ...errorLocations,
    ]),
  ];
}
