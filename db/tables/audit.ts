import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Only states, amounts and choices; never names, addresses or people's texts. */
type State = ColumnType<
  Record<string, string | number | boolean | null> | null,
  string | null,
  never
>;

interface AuditEntries {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<string>;
  nonce: string;
  act: string;
  actor_id: number | null;
  actor_role: string | null;
  subject: string | null;
  subject_id: number | null;
  before: State;
  after: State;
  route: string | null;
  request_id: string | null;
  place_hash: string | null;
  mac: string;
  /** Null until it is sealed. */
  seq: GeneratedAlways<number | null>;
  hash: GeneratedAlways<string | null>;
}

interface AuditPlaces {
  entry_id: number;
  salt: string;
  network: string | null;
  browser: string | null;
  system: string | null;
}

interface AuditStart {
  is_one: Generated<boolean>;
  seq: number;
  hash: string;
}

/** The tables of the schema `audit` (`server/platform/audit/schema.ts`). */
export interface AuditTables {
  'audit.entries': AuditEntries;
  'audit.places': AuditPlaces;
  'audit.start': AuditStart;
}
