import { z } from 'zod';
import { accountStates } from '../accounts.ts';
import { securityEventOutcomes } from '../accounts/security-events.ts';
import { securityEventKinds } from '../accounts/security-event-kinds.ts';
import { DeviceSession } from '../accounts/sessions.ts';
import { CompanyEvidence } from '../companies/evidence.ts';
import {
  ACCOUNT_NOTE_MAX_LENGTH,
  ACCOUNT_REASON_MAX_LENGTH,
  ACCOUNTS_AT_ONCE,
  RESUME_ACCESS_MINUTES,
} from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText, seenText } from '../fields/texts.ts';
import { listOf, onlyOf, paging, searchText } from '../lists.ts';
import { teamRoles } from '../team/team-roles.ts';
import { managedStates } from './managed-states.ts';
import { missedFilters } from './missed-filters.ts';

/** The states that an admin can give an account. */
const stateChanges = ['active', 'inactive', 'banned'] as const;
export type StateChange = (typeof stateChanges)[number];

/** A seeker or recruiter in the list of users. */
const AdminUser = z.object({
  id: z.number(),
  uid: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['user', 'hr']),
  state: z.enum(managedStates),
  created_at: z.string(),
  /** Where an admin asks to open the resume, with a reason; null where none was uploaded. */
  resume_url: z.string().nullable(),
});
export type AdminUser = z.output<typeof AdminUser>;

/** A recruiter with the company, in the list of HR accounts. */
const HrAccount = z.object({
  id: z.number(),
  uid: z.string(),
  username: z.string(),
  /** Null while there is no company profile. */
  company_id: z.number().nullable(),
  company_name: z.string().nullable(),
  email: z.string(),
  industry: z.string().nullable(),
  status: z.enum(managedStates),
  /** 0 to 3: how sure it is that the company is who it says. */
  verification_level: z.number(),
  /** How often people reported messages of the company. */
  reports_count: z.number(),
  created_at: z.string(),
});
export type HrAccount = z.output<typeof HrAccount>;

/** An account as admins see it, with what was done to it and why. */
export const ManagedAccount = AdminUser.extend({
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  /** What its holder was told. */
  state_reason: z.string().nullable(),
  last_seen_at: z.string().nullable(),
  applications: z.number(),
  /**
   * Interviews of the last days at which the other side waited for the seeker or the recruiter's company; `disputed`
   * are those of which they say that they were there.
   */
  missed_interviews: z.object({ count: z.number(), disputed: z.number() }),
  /** Null for seekers, and while there is no company profile. */
  company: z
    .object({
      id: z.number(),
      name: z.string(),
      website: z.string().nullable(),
      industry: z.string().nullable(),
      team_role: z.enum(teamRoles),
      evidence: CompanyEvidence,
      open_jobs: z.number(),
      reports_count: z.number(),
    })
    .nullable(),
  /** The newest jobs that the recruiter posted. */
  jobs: z.array(
    z.object({ id: z.number(), title: z.string(), status: z.string(), created_at: z.string() }),
  ),
  sessions: z.array(DeviceSession.omit({ current: true })),
  /** Newest first, each with the name of the admin; null if that admin's account is gone. */
  state_changes: z.array(
    z.object({
      id: z.number(),
      state: z.enum(accountStates),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  security_events: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(securityEventKinds),
      outcome: z.enum(securityEventOutcomes),
      count: z.number(),
      last_at: z.string(),
    }),
  ),
  notes: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      by: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  /** Who among the admins opened the resume, and why. */
  resume_accesses: z.array(
    z.object({
      id: z.number(),
      doc_name: z.string(),
      reason: z.string(),
      by: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  /** Asked by one admin, waiting for another; only of recruiters. */
  deletion: z
    .object({ reason: z.string(), by: z.string().nullable(), mine: z.boolean(), at: z.string() })
    .nullable(),
});
export type ManagedAccount = z.output<typeof ManagedAccount>;

/** One HR account: what the list of them says, and all that is known of the account. */
const ManagedRecruiter = ManagedAccount.extend(HrAccount.shape);
export type ManagedRecruiter = z.output<typeof ManagedRecruiter>;

const reason = requiredText('request.missing', ACCOUNT_REASON_MAX_LENGTH);
const optionalReason = seenText(ACCOUNT_REASON_MAX_LENGTH).optional();
/**
 * A ban needs a reason, which its holder is told; deactivating and activating need none, and a dry run tells nobody.
 */
const hasReasonToBan = (
  change: StateChange,
  { reason: given, dry_run: isDryRun }: { reason?: string | undefined; dry_run?: boolean },
) => change !== 'banned' || isDryRun === true || Boolean(given);
const noReason = { error: 'request.missing', path: ['reason'] };
const uid = z.string().trim().min(1).max(40);
const id = idParams({ account: 'admin' });
const hrId = idParams({ recruiter: 'admin' });

/** `member` is another name for `user`. Without a role, seekers are listed. */
const role = z.enum(['member', 'user', 'hr']).optional();
/** Recruiters count with their company. */
const missed = onlyOf(missedFilters);
const usersQuery = {
  missed,
  role,
  state: onlyOf(managedStates),
  /** A part of the address. */
  email: searchText(),
  /** A part of name or address. */
  search: searchText(),
};
const hrQuery = {
  missed,
  company_name: searchText(),
  status: onlyOf(managedStates),
  /** A part of the company's name, the person's or the address. */
  search: searchText(),
};
const Message = z.object({ message: z.string() });
/** What else a change of status brings about. */
const sideEffects = {
  /** Jobs that nobody can find from then on. */
  jobs_hidden: z.number(),
  /** Seekers who are told that a job they applied to is hidden. */
  seekers_told: z.number(),
};

export const managedAccounts = endpoints({
  'GET /barong/admin/users': {
    summary: 'Seekers, or recruiters by `role=hr`, the newest first',
    who: 'admin',
    admins: ['support', 'moderator', 'data_protection'],
    query: paging().extend(usersQuery),
    output: listOf('users', AdminUser),
  },
  'GET /barong/admin/users/table.csv': {
    summary: 'The same as CSV: everybody that the filters find',
    who: 'admin',
    admins: ['data_protection'],
    query: z.object(usersQuery),
    output: 'file',
  },
  'GET /barong/admin/users/:id': {
    summary: 'A seeker or recruiter, with sessions, notes and what was done to the account',
    who: 'admin',
    admins: ['support', 'moderator', 'data_protection'],
    params: id,
    output: ManagedAccount,
    errors: ['resource.user.not_found'],
  },
  'POST /barong/admin/users/update': {
    summary:
      'Let an account in or shut it out; its holder is mailed the reason, without which nobody is banned; with `dry_run` only what it would do is said. To let in an account whose address is not confirmed confirms it by the admin’s word, unless it was shut out before',
    who: 'admin',
    admins: ['support', 'moderator'],
    body: z
      .object({
        uid,
        state: z.enum(stateChanges),
        reason: optionalReason,
        dry_run: z.boolean().default(false),
      })
      .refine((body) => hasReasonToBan(body.state, body), noReason),
    output: z.object({
      uid: z.string(),
      state: z.enum(accountStates),
      reason: z.string().nullable(),
      ...sideEffects,
    }),
    /** Also answered for admins: only the operator may change their state. */
    errors: ['resource.user.not_found'],
  },
  'POST /barong/admin/users/bulk_update': {
    summary:
      'The same for several accounts at once, all or none; with `dry_run` only what it would do is said',
    who: 'admin',
    admins: ['moderator'],
    body: z
      .object({
        uids: z.array(uid).min(1, 'request.missing').max(ACCOUNTS_AT_ONCE),
        state: z.enum(stateChanges),
        reason: optionalReason,
        dry_run: z.boolean().default(false),
      })
      .refine((body) => hasReasonToBan(body.state, body), noReason),
    output: z.object({
      /** Accounts whose state changes. */
      changed: z.number(),
      /** Those that have it already. */
      unchanged: z.number(),
      ...sideEffects,
    }),
    errors: ['request.missing', 'resource.user.not_found'],
  },
  'DELETE /barong/admin/users/:id/sessions': {
    summary: 'Log the account out everywhere',
    who: 'admin',
    admins: ['support', 'moderator'],
    params: id,
    output: z.object({ message: z.string(), ended: z.number() }),
    errors: ['resource.user.not_found'],
  },
  'POST /barong/admin/users/:id/notes': {
    summary: 'Add a note that only admins read',
    who: 'admin',
    admins: ['support', 'moderator', 'data_protection'],
    params: id,
    body: z.object({ text: requiredText('request.missing', ACCOUNT_NOTE_MAX_LENGTH) }),
    example: { text: 'Called back: the address is right.' },
    status: 201,
    output: z.object({ id: z.number() }),
    errors: ['request.idempotency_key_reused', 'resource.user.not_found'],
  },
  'POST /barong/admin/users/:id/resume': {
    summary: `Open a seeker's resume for ${RESUME_ACCESS_MINUTES} minutes; the reason is kept and shown to the seeker`,
    who: 'admin',
    admins: ['support', 'data_protection'],
    params: id,
    body: z.object({ reason }),
    example: { reason: 'The seeker asked us why the resume cannot be read.' },
    status: 201,
    output: z.object({ doc_name: z.string(), upload: z.string(), created_at: z.string() }),
    errors: ['resource.user.not_found', 'resource.resume.not_uploaded'],
  },
  'GET /barong/admin/resume_accesses/:id/file': {
    summary: 'The resume that the same admin has just said a reason for',
    who: 'admin',
    admins: ['support', 'data_protection'],
    signed: true,
    params: idParams({ resumeAccess: 'nobody' }),
    output: 'file',
    errors: ['resource.resume.not_found'],
  },
  'GET /admin/hr_accounts': {
    summary: 'Recruiters with their companies, the newest first',
    who: 'admin',
    admins: ['support', 'moderator', 'data_protection'],
    query: z.object({
      ...hrQuery,
      page: paging().shape.page,
      per_page: paging().shape.limit,
    }),
    bare: true,
    output: z.array(HrAccount),
  },
  'GET /admin/hr_accounts/table.csv': {
    summary: 'The same as CSV: everybody that the filters find',
    who: 'admin',
    admins: ['data_protection'],
    query: z.object(hrQuery),
    output: 'file',
  },
  'GET /admin/hr_accounts/:id': {
    summary: 'A recruiter, with company, jobs, evidence and what was done to the account',
    who: 'admin',
    admins: ['support', 'moderator', 'data_protection'],
    params: hrId,
    output: ManagedRecruiter,
    errors: ['resource.user.not_found'],
  },
  'PUT /admin/hr_accounts/:id': {
    summary:
      'Let a recruiter in or shut them out, for a ban with a reason; the answer is the account',
    who: 'admin',
    admins: ['support', 'moderator'],
    params: hrId,
    body: z
      .object({ status: z.enum(stateChanges), reason: optionalReason })
      .refine((body) => hasReasonToBan(body.status, body), noReason),
    example: { status: 'inactive', reason: 'The company asked for it.' },
    output: ManagedRecruiter,
    errors: ['resource.user.not_found'],
  },
  'DELETE /admin/hr_accounts/:id': {
    summary:
      'Ask for the deletion of a recruiter’s account; when another admin asks for it too, it is deleted',
    who: 'admin',
    admins: ['moderator', 'data_protection'],
    params: hrId,
    body: z.object({ reason }),
    example: { reason: 'The company was dissolved.' },
    output: z.object({ deleted: z.boolean() }),
    errors: ['resource.user.not_found', 'resource.hr_account.deletion_asked'],
  },
  'DELETE /admin/hr_accounts/:id/deletion': {
    summary: 'Take back what one admin asked: the account stays',
    who: 'admin',
    admins: ['moderator', 'data_protection'],
    params: hrId,
    output: Message,
    errors: ['resource.user.not_found'],
  },
});
