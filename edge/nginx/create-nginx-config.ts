import type { RouteDefinition } from '@ponte/contract/route';
import { contentTypes } from '@ponte/contract/content-types';
import { contentSecurityPolicy, type PolicyOptions } from '../headers';
import { limits, timeouts as usualTimeouts, type Timeouts } from '../rules';
import { addHeaders, createAnswerMaps, createRevalidationMaps } from './answer-maps';
import { chooseSite, createChannelMaps } from './channel-maps';
import { createLanguageMaps } from './language-maps';
import { createBackendLocation } from './backend-location';
import { refusalLocations, refuseTargets, siteRefusalPages } from './refusal-pages';
import { createSiteLocations } from './site-locations';
import { createPathMaps } from './path-maps';
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
  /** Path of the module that serves brotli; without it, gzip is the best that is served. */
  readonly brotliModule?: string | undefined;
  /** Who the workers run as, where the master runs as root. */
  readonly user?: string | undefined;
  /** A name server to ask again for the backend's address, where it may move while nginx runs. */
  readonly resolver?: string | undefined;
  /** Addresses of proxies in front of the edge, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[];
  /** Where requests are logged: a file, or `off`. */
  readonly accessLog: string;
  readonly timeouts?: Partial<Timeouts>;
}

/**
 * A whole configuration of nginx that answers as the Node edge does. Files that it writes lie below its prefix (`-p`).
 * The pointer is followed on each request; printed and loaded again it must be only when the routes have changed.
 */
export function createNginxConfig(options: NginxOptions): string {
  const { user, brotliModule, accessLog } = options;
  const config = [
    ...(user ? [`user ${user};`] : []),
    ...(brotliModule ? [`load_module ${quote(brotliModule)};`] : []),
    'worker_processes auto;',
    'worker_shutdown_timeout 10s;',
    'pid nginx.pid;',
    'error_log stderr warn;',
    block('events', ['worker_connections 4096;']),
    block('http', [`access_log ${accessLog};`, ...createHttp(options)]),
  ].join('\n');
  return `${brotliModule ? config : withoutBrotli(config)}\n`;
}

function createHttp(options: NginxOptions): string[] {
  const { routes, trustedProxies = [] } = options;
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  return [
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp-${name};`),
    block(
      'types',
      Object.entries(contentTypes).map(([ending, type]) => `${quote(type)} ${ending};`),
    ),
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
    ...createPathMaps(routes),
    ...createLanguageMaps(),
    ...createChannelMaps(),
    ...createAnswerMaps(contentSecurityPolicy(options)),
    ...createRevalidationMaps(),
    ...createServer(options, timeouts),
  ];
}

function createServer({ store, backend, listen, resolver }: NginxOptions, timeouts: Timeouts): string[] {
  const { host } = new URL(backend);
  // Asked again for its address, a backend keeps no connections open.
  const upstream = block('upstream backend', [`server ${host} max_fails=0;`, 'keepalive 32;']);
  return [
    ...(resolver ? [`resolver ${resolver};`] : [upstream]),
    block('server', [
      `listen ${listen};`,
      ...addHeaders,
      ...siteRefusalPages,
      ...chooseSite(store),
      ...refuseTargets,
      ...(resolver ? [`set $backend ${quote(backend)};`] : []),
      ...createSiteLocations(store),
      createBackendLocation(resolver ? '$backend' : 'http://backend', timeouts),
      ...refusalLocations,
    ]),
  ];
}

function withoutBrotli(config: string): string {
  return config.replace(/^ *brotli_static on;\n/gm, '');
}
