import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

interface Service {
  readonly image: string;
  readonly build?: { readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly user?: string;
  readonly restart: string;
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  /** Null: the value of the environment in which docker compose runs. */
  readonly network_mode?: string;
  readonly networks?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number | null>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: { readonly site: { readonly ipam: { readonly config: readonly [{ readonly subnet: string }] } } };
}

/** docker-compose.yml with the defaults of its variables. */
export function readComposeFile(): ComposeFile {
  const text = readFileSync(`${repositoryRoot}/docker-compose.yml`, 'utf8');
  return parse(fillIn(text), { merge: true }) as ComposeFile;
}

/** Replaces the innermost first, because a default may contain another variable. */
function fillIn(text: string): string {
  const filled = text.replace(/\$\{\w+:-([^${}]*)\}/g, '$1');
  return filled === text ? text : fillIn(filled);
}

export function getService(name: string): Service {
  const service = readComposeFile().services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
  return service;
}

/** The environment of a service's process. */
export function environmentOf(name: string): Record<string, string> {
  const given = Object.entries(getService(name).environment ?? {});
  return Object.fromEntries(given.flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]])));
}
