import { existsSync } from 'node:fs';

const places = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/share/nginx/modules/ngx_http_brotli_static_module.so',
];

/** Where nginx's module that serves brotli lies on this machine, if it does. */
export function findBrotliModule(): string | undefined {
  return places.find((path) => existsSync(path));
}
