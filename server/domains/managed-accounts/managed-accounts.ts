/** Seekers and recruiters as admins see them, and what admins may do with their accounts. */
import { API_BASE } from '../../../contract/endpoint.ts';
import type {
  AdminUser,
  HrAccount,
  ManagedAccount,
  ManagedRecruiter,
} from '../../../contract/admin/managed-accounts.ts';
import { deviceWords } from '../../../contract/accounts/device.ts';
import type { Meta, Paging } from '../../../contract/lists.ts';
import type { Db } from '../../platform/database.ts';
import { deviceOf } from '../../platform/device.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { noteSecurityEvent, recordAct } from '../../platform/security-events.ts';
import { endSessions } from '../../platform/sessions.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { transactOnce } from '../../platform/idempotency.ts';
import { deleteAccount } from '../deletions/deletions.ts';
import { openDocumentFile } from '../documents/documents.ts';
import {
  allRecruiters,
  allUsers,
  deleteDeletionRequest,
  findAccess,
  findDeletionRequest,
  findCompany,
  findManaged,
  findRecruiter,
  findResume,
  type HrFilter,
  insertAccess,
  insertDeletionRequest,
  insertNote,
  listAccesses,
  listNotes,
  listPostedJobs,
  listRecruiters,
  listSecurityEventsOf,
  listSessionsOf,
  listStateChanges,
  listUsers,
  lockRecruiter,
  type UserFilter,
} from './queries.ts';

export { changeOfLink } from './appeal-links.ts';
export { changeOne } from './states.ts';

type Row = Omit<AdminUser, 'resume_url'> & { has_resume: boolean };

const presentUser = ({ has_resume, ...user }: Row): AdminUser => ({
  ...user,
  resume_url: has_resume ? `${API_BASE}/barong/admin/users/${user.id}/resume` : null,
});

export async function readUsers(
  db: Db,
  query: UserFilter & Paging,
): Promise<{ users: AdminUser[]; meta: Meta }> {
  const { rows, meta } = await listUsers(db, query);
  return { users: rows.map(presentUser), meta };
}

export const readRecruiters = (
  db: Db,
  query: HrFilter & Paging,
): Promise<{ rows: HrAccount[]; meta: Meta }> => listRecruiters(db, query);

export async function exportUsers(db: Db, filter: UserFilter): Promise<FileAnswer> {
  const users = await allUsers(db, filter);
  return exported(db, 'users', [
    ['id', 'uid', 'username', 'email', 'role', 'state', 'created_at'],
    ...users.map((user) => [
      String(user.id),
      user.uid,
      user.username,
      user.email,
      user.role,
      user.state,
      user.created_at,
    ]),
  ]);
}

export async function exportRecruiters(db: Db, filter: HrFilter): Promise<FileAnswer> {
  const recruiters = await allRecruiters(db, filter);
  return exported(db, 'hr-accounts', [
    ['id', 'uid', 'username', 'company_name', 'email', 'industry', 'status', 'level', 'created_at'],
    ...recruiters.map((row) => [
      String(row.id),
      row.uid,
      row.username,
      row.company_name ?? '',
      row.email,
      row.industry ?? '',
      row.status,
      String(row.verification_level),
      row.created_at,
    ]),
  ]);
}

async function exported(db: Db, name: string, records: string[][]): Promise<FileAnswer> {
  await noteSecurityEvent(db, { kind: 'export' });
  return csvFile(`vritti-${name}`, records);
}

export async function readManagedRecruiter(
  db: Db,
  id: number,
  adminId: number,
): Promise<ManagedRecruiter> {
  const recruiter = orRefuse(await findRecruiter(db, id), 'resource.user.not_found');
  return { ...(await readManagedAccount(db, id, adminId)), ...recruiter };
}

export async function readManagedAccount(
  db: Db,
  id: number,
  adminId: number,
): Promise<ManagedAccount> {
  const found = orRefuse(await findManaged(db, id), 'resource.user.not_found');
  const { company_id, team_role, ...account } = found;
  const [company, jobs, sessions, changes, events, notes, accesses, deletion] = await Promise.all([
    company_id === null ? null : findCompany(db, company_id),
    listPostedJobs(db, id),
    listSessionsOf(db, id),
    listStateChanges(db, id),
    listSecurityEventsOf(db, id),
    listNotes(db, id),
    listAccesses(db, id),
    findDeletionRequest(db, id),
  ]);
  return {
    ...presentUser(account),
    ...account,
    company: company && { ...company, team_role: team_role ?? 'owner' },
    jobs,
    sessions: sessions.map(({ user_agent, ...session }) => {
      const device = deviceOf(user_agent);
      return { ...session, ...device, device: deviceWords(device, 'en') };
    }),
    state_changes: changes,
    security_events: events,
    notes,
    resume_accesses: accesses,
    deletion: deletion
      ? {
          reason: deletion.reason,
          by: deletion.by,
          mine: deletion.asked_by === adminId,
          at: deletion.at,
        }
      : null,
  };
}

export const logOutEverywhere = (db: Db, id: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    if (!(await findManaged(trx, id))) throw refuse('resource.user.not_found');
    await noteSecurityEvent(trx, { kind: 'sessions_ended', accountId: id });
    return endSessions(trx, id);
  });

export async function addNote(
  db: Db,
  note: { accountId: number; text: string; adminId: number },
  key?: string,
): Promise<{ id: number }> {
  const sending = { accountId: note.adminId, key, content: ['account_note', note] };
  return transactOnce(db, sending, async (trx) => {
    const added = orRefuse(await insertNote(trx, note), 'resource.user.not_found');
    await recordAct(trx, { act: 'account_noted', subject: ['account', note.accountId] });
    return added;
  });
}

/** Records the reason, and returns an address that opens the resume for this admin for some minutes. */
export const openResume = (
  { db, addressOf }: { db: Db; addressOf: SignedAddress },
  accountId: number,
  access: { reason: string; adminId: number },
): Promise<{ doc_name: string; upload: string; created_at: string }> =>
  db.transaction().execute(async (trx) => {
    if (!(await findManaged(trx, accountId))) throw refuse('resource.user.not_found');
    const resume = orRefuse(await findResume(trx, accountId), 'resource.resume.not_uploaded');
    const { doc_name, created_at } = resume;
    const { id } = await insertAccess(trx, {
      account_id: accountId,
      document_id: resume.id,
      doc_name,
      reason: access.reason,
      opened_by: access.adminId,
    });
    await recordAct(trx, { act: 'resume_opened', subject: ['account', accountId] });
    const upload = addressOf('GET /barong/admin/resume_accesses/:id/file', { id });
    return { doc_name, upload, created_at };
  });

export async function readResumeFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: number,
  adminId: number,
): Promise<FileAnswer> {
  const access = await findAccess(db, id, adminId);
  if (!access?.document_id) throw refuse('resource.resume.not_found');
  return openDocumentFile(db, files, access.document_id);
}

type DeletionServices = Pick<
  Services,
  'db' | 'seal' | 'publicUrl' | 'departures' | 'adminsNeedSecondStep'
>;

/**
 * Requests the deletion of a recruiter's account. No admin can delete one alone: the account is deleted when a second
 * admin requests it too.
 */
export const askForDeletion = (
  { db, ...services }: DeletionServices,
  id: number,
  { reason, adminId }: { reason: string; adminId: number },
): Promise<{ deleted: boolean }> =>
  db.transaction().execute(async (trx) => {
    if (!(await lockRecruiter(trx, id))) throw refuse('resource.user.not_found');
    const asked = await findDeletionRequest(trx, id);
    if (!asked || asked.asked_by === null) {
      await deleteDeletionRequest(trx, id);
      await insertDeletionRequest(trx, { account_id: id, reason, asked_by: adminId });
      await recordAct(trx, { act: 'deletion_asked', subject: ['account', id] });
      return { deleted: false };
    }
    if (asked.asked_by === adminId) throw refuse('resource.hr_account.deletion_asked');
    await deleteAccount({ trx, ...services }, id);
    return { deleted: true };
  });

export const dropDeletion = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await deleteDeletionRequest(trx, id))) throw refuse('resource.user.not_found');
    await recordAct(trx, { act: 'deletion_dropped', subject: ['account', id] });
  });
