import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { days } from '../fields/optional-fields.ts';
import { listOf, onlyOf, paging, searchText } from '../lists.ts';
import { auditActs, auditSubjects } from './audit-acts.ts';

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** One entry of the audit log. Names are those of today; a deleted account has none. */
const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  act: z.enum(auditActs),
  /** Who did it; null for the server itself, a command or somebody not signed in. */
  actor_id: z.number().nullable(),
  actor_name: z.string().nullable(),
  /** Such as `admin moderator`, `hr` or `user`, at that time. */
  actor_role: z.string().nullable(),
  subject: z.enum(auditSubjects).nullable(),
  subject_id: z.number().nullable(),
  /** Of accounts only. */
  subject_name: z.string().nullable(),
  before: values.nullable(),
  after: values.nullable(),
  /** The call or the command that did it. */
  route: z.string().nullable(),
  request_id: z.string().nullable(),
  /** From where, for 180 days: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: z.string().nullable(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Its place in the chain of hashes; null for up to a minute. */
  seq: z.number().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

const filter = {
  act: onlyOf(auditActs),
  /** The number, or a part of the name or address, of who did it or of whose account it was done to. */
  search: searchText(),
  ...days,
};
const filters = z.object(filter);
export type AuditFilter = z.output<typeof filters>;

export const audit = endpoints({
  'GET /barong/admin/audit_entries': {
    summary: 'What admins did and what concerned the safety of accounts, the newest first',
    who: 'admin',
    admins: ['data_protection'],
    query: z.object({ ...filter, ...paging().shape }),
    output: listOf('audit_entries', AuditEntry),
  },
  'GET /barong/admin/audit_entries/export.csv': {
    summary: 'The same as CSV, at most the newest 10,000 entries',
    who: 'admin',
    admins: ['data_protection'],
    query: filters,
    output: 'file',
  },
});
