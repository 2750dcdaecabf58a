import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AuthTables } from 'nhost/database/tables';
import type { AuditAction, AuditEntry } from '@ponte/contract/api-responses';

type Created = ColumnType<Date, Date | undefined, never>;
type Updated = ColumnType<Date, Date | undefined, Date>;

interface Usuarios {
  id: Generated<number>;
  auth_user_id: string;
  nome: string;
  role_id: number;
  site_slug: string;
  created_at: Created;
  updated_at: Updated;
}

interface SessionTokens {
  jti: string;
  usuario_id: number;
  created_at: Date;
  expires_at: Date;
  auth_session_id: string | null;
  address: string | null;
  agent: string | null;
}

export interface ThrottleRow {
  key: string;
  failures: number;
  window_started_at: Date;
  waits: number;
  blocked_until: Date | null;
  last_attempt_at: Date;
}

interface KnownAddresses {
  account: string;
  address: string;
  last_login_at: Date;
}

interface AuditLog {
  id: Generated<number>;
  at: Date;
  action: AuditAction;
  actor_id: number | null;
  actor: string | null;
  target: string | null;
  address: string | null;
  changes: JSONColumnType<AuditEntry['mudancas']>;
}

interface BeaconTallies {
  slot: Date;
  remote: string;
  build: string;
  phase: string;
  kind: string;
  count: number;
}

/** The columns that the code reads or writes; the migrations have them all. */
export interface Tables extends AuthTables {
  roles: { id: number; name: string };
  sites: { slug: string; nome: string };
  usuarios: Usuarios;
  users_stamp: { stamp: string };
  session_tokens: SessionTokens;
  login_throttle: ThrottleRow;
  known_addresses: KnownAddresses;
  /** `expire`: milliseconds since 1970; a string from a server, as the type is `bigint`. */
  rate_limits: { key: string; points: number; expire: number | string };
  audit_log: AuditLog;
  newsletter: { id: Generated<string>; email: string; created_at: Created };
  beacon_tallies: BeaconTallies;
}
