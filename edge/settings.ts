import { join, resolve } from 'node:path';
import { decideNhostUrls } from '@ponte/contract/nhost-urls';
import type { PolicyOptions } from './headers';

export interface EdgeSettings extends PolicyOptions {
  readonly store: string;
  readonly backend: string;
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly string[];
  /** Only for nginx: as in `NginxOptions`. */
  readonly user: string | undefined;
  readonly resolver: string | undefined;
  readonly accessLog: string;
}

/**
 * Reads the edge's settings from the environment; an empty value counts as absent.
 *
 * @throws Error that names the key whose value is wrong.
 */
export function readEdgeSettings(env: Readonly<Record<string, string | undefined>>): EdgeSettings {
  const textsOrigin = originOf('TEXTS_URL', env.TEXTS_URL);
  const nhostUrls = Object.values(decideNhostUrls(env.NHOST_URL || '/v1'));
  const callOrigins = [
    originOf('API_URL', env.API_URL),
    ...new Set(nhostUrls.map((url) => originOf('NHOST_URL', url))),
  ];
  return {
    store: resolve(env.STORE || join(env.DATA_DIR || '.data', 'releases')),
    backend: originOf('BACKEND_URL', env.BACKEND_URL) ?? 'http://127.0.0.1:3001',
    port: portOf(env.PORT || '8080'),
    host: env.HOST || '127.0.0.1',
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').flatMap((address) => address.trim() || []),
    user: env.NGINX_USER || undefined,
    resolver: env.NGINX_RESOLVER || undefined,
    accessLog: env.NGINX_ACCESS_LOG || '/dev/stdout',
    callOrigins: callOrigins.filter((origin) => origin !== undefined),
    allowOverrides: switchOf('ALLOW_OVERRIDES', env.ALLOW_OVERRIDES || 'false'),
    ...(textsOrigin && { textsOrigin }),
  };
}

/** The settings that the content security policy depends on. */
export function policyOptions({ callOrigins = [], allowOverrides = false, textsOrigin }: EdgeSettings): PolicyOptions {
  return { callOrigins, allowOverrides, ...(textsOrigin && { textsOrigin }) };
}

function portOf(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT: ${value} is not a port`);
}

function switchOf(key: string, value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`${key}: ${value} is not true or false`);
}

/** A path of the page's own origin has no origin of its own. */
function originOf(key: string, value: string | undefined): string | undefined {
  if (!value || value.startsWith('/')) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`${key}: ${value} is not an address that begins with http:// or https://`);
}
