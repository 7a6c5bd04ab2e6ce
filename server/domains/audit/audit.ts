/** The audit log as admins read it. */
import type { Answer } from '../../../contract/endpoint.ts';
import type { audit, AuditFilter } from '../../../contract/admin/audit.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';
import { listEntries, newestEntries } from './queries.ts';

type Entries = Answer<(typeof audit)['GET /barong/admin/audit_entries']>;

export async function readEntries(db: Db, query: AuditFilter & Paging): Promise<Entries> {
  const { rows, meta } = await listEntries(db, query);
  return { audit_entries: rows, meta };
}

const columns = [
  'id',
  'at',
  'act',
  'actor_id',
  'actor_name',
  'actor_role',
  'subject',
  'subject_id',
  'subject_name',
  'before',
  'after',
  'route',
  'request_id',
  'network',
  'browser',
  'system',
  'seq',
] as const;

export async function exportEntries(db: Db, filter: AuditFilter): Promise<FileAnswer> {
  const entries = await newestEntries(db, filter);
  await noteSecurityEvent(db, { kind: 'export' });
  const cellOf = (value: string | number | object | null): string => {
    if (value === null) return '';
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const records = [
    [...columns],
    ...entries.map((entry) => columns.map((name) => cellOf(entry[name]))),
  ];
  return csvFile('vritti-audit', records);
}
