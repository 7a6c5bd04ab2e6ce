import { withoutContact } from '../../../../contract/format/texts/without-contact.ts';
import type {
  Application,
  Candidate,
  CompanyApplications,
  ListedCandidate,
} from '../../../../contract/applications.ts';
import {
  applicationStatuses,
  waitingStatuses,
} from '../../../../contract/applications/statuses.ts';
import type {
  CompanyFilters,
  CompanyList,
} from '../../../../contract/applications/company-filters.ts';
import { metaOf } from '../../../../contract/lists.ts';
import type { Db } from '../../../platform/database.ts';
import type { FileAnswer, Services } from '../../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../../platform/refusal.ts';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { companyOf, refuseOnceGone, type SignedIn } from '../../../platform/sessions.ts';
import type { SignedAddress } from '../../../platform/files/signed-addresses.ts';
import { reprintWithoutContact } from '../../resume-builder/resume-builder.ts';
import { openDocumentFile } from '../../documents/documents.ts';
import { currentNames, wordsOf } from '../../search/search.ts';
import { noteView } from '../../profile-views/profile-views.ts';
import { asShown, eventsAsShown } from '../hiding/as-shown.ts';
import {
  findAnswersInTime,
  getSent,
  isOwnJob,
  listApplicationsOf,
  listReceived,
  listReceivedIds,
  listReceivedWith,
  type SentRow,
  viewerOf,
} from './received-queries.ts';
import { statusesOf } from '../states.ts';
import { presentCandidate, presentListed, presentReceived } from '../present.ts';
import { addFirstView, listEvents } from '../queries.ts';

// How recruiters read the applications to their company.

/** The services that applications are read with, and that sign the addresses of files. */
export interface ReadingServices {
  db: Db;
  seal: Seal;
  addressOf: SignedAddress;
}

const filtersOf = async (
  db: Db,
  recruiter: SignedIn,
  {
    status,
    score_min: scoreMin,
    tag: tags,
    source: sources,
    job_id: jobId,
    search,
    from,
    to,
    sort,
    ...answers
  }: CompanyFilters & { job_id?: number | undefined },
) => ({
  search,
  otherNames: (await currentNames(db))(wordsOf(search)).map((name) => name.join(' ')),
  statuses: statusesOf(status),
  jobId,
  from,
  to,
  tags,
  sources,
  answers,
  sort,
  scoreMin,
  viewerId: recruiter.id,
});

export async function readReceived(
  { db, ...addresses }: ReadingServices,
  recruiter: SignedIn,
  {
    page,
    limit,
    per_status: perStatus,
    known,
    ...asked
  }: CompanyList & { job_id?: number | undefined },
): Promise<CompanyApplications> {
  const filters = await filtersOf(db, recruiter, asked);
  const paging = { page, limit };
  const part = perStatus === undefined ? paging : { perStatus };
  const [{ ids, rows, found }, answersInTime] = await Promise.all([
    listReceived(db, companyOf(recruiter), filters, { ...part, known }),
    findAnswersInTime(db, companyOf(recruiter)),
  ]);
  const countIn = (wanted: readonly string[]) =>
    found.reduce((sum, row) => sum + (wanted.includes(row.status) ? row.count : 0), 0);
  return {
    applications: rows.map((row) => presentReceived(row, addresses)),
    ids,
    counts: {
      all: countIn(applicationStatuses),
      waiting: countIn(waitingStatuses),
      pending: countIn(['pending']),
      reviewing: countIn(['reviewing']),
      interview: countIn(['interview']),
      offered: countIn(['offered']),
      hired: countIn(['hired']),
      accepted: countIn(['accepted']),
      rejected: countIn(['rejected']),
      unanswered: countIn(['unanswered']),
      withdrawn: countIn(['withdrawn']),
    },
    due_within_week: found.reduce((sum, { due }) => sum + due, 0),
    answers_in_time_percent: answersInTime,
    meta: metaOf(
      paging,
      countIn(filters.statuses.length > 0 ? filters.statuses : applicationStatuses),
    ),
  };
}

const ROWS_AT_ONCE = 500;

/** Everything that matches, in order; read in parts, however much there is, as long as the recruiter may. */
export async function* eachReceived(
  { db, ...addresses }: ReadingServices,
  recruiter: SignedIn,
  asked: CompanyFilters & { job_id?: number | undefined },
): AsyncGenerator<Application[]> {
  const filters = await filtersOf(db, recruiter, asked);
  const ids = await listReceivedIds(db, companyOf(recruiter), filters);
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const part = ids.slice(at, at + ROWS_AT_ONCE);
    const rows = await listReceivedWith(db, viewerOf(recruiter), part);
    await refuseOnceGone(db, recruiter);
    const byId = new Map(rows.map((row) => [row.id, presentReceived(row, addresses)]));
    yield part.flatMap((id) => byId.get(id) ?? []);
  }
}

export async function readReceivedForJob(
  { db, ...addresses }: ReadingServices,
  recruiter: SignedIn,
  jobId: number,
  query: CompanyList,
): Promise<CompanyApplications> {
  if (!(await isOwnJob(db, companyOf(recruiter), jobId))) throw refuse('resource.job.not_found');
  return readReceived({ db, ...addresses }, recruiter, { ...query, job_id: jobId });
}

/**
 * An application with everything that was sent; pass it through `asShown` before anybody sees it.
 */
async function findSent(db: Db, recruiter: SignedIn, id: number): Promise<SentRow> {
  return orRefuse(await getSent(db, viewerOf(recruiter), id), 'resource.application.not_found');
}

export const readApplication = async (
  { db, ...addresses }: ReadingServices,
  recruiter: SignedIn,
  id: number,
): Promise<Application> => presentReceived(asShown(await findSent(db, recruiter, id)), addresses);

/** Opens an application. The seeker's timeline shows each recruiter's first look. */
export async function viewCandidate(
  { db, ...addresses }: ReadingServices,
  recruiter: SignedIn,
  id: number,
): Promise<Candidate> {
  const sent = await findSent(db, recruiter, id);
  await addFirstView(db, id, recruiter.id);
  await noteView(db, recruiter, { seekerId: sent.seeker_id, what: 'profile', reason: 'applied' });
  const row = asShown(sent);
  const applications = await listApplicationsOf(db, viewerOf(recruiter), [row.seeker_id]);
  const events = eventsAsShown(sent, await listEvents(db, [id]));
  return presentCandidate(row, events, applications, addresses);
}

/** Candidates as they were in these applications to the company, in the same order. */
export async function listCandidatesOf(
  { db, ...addresses }: ReadingServices,
  recruiter: SignedIn,
  ids: readonly number[],
): Promise<ListedCandidate[]> {
  const rows = await listReceivedWith(db, viewerOf(recruiter), ids);
  const seekerIds = rows.map(({ seeker_id }) => seeker_id);
  const sent = await listApplicationsOf(db, viewerOf(recruiter), seekerIds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentListed(row, sent, addresses)] : [];
  });
}

/** The names of candidates in these applications to the company, in the same order. */
export async function listCandidateNames(
  db: Db,
  recruiter: Pick<SignedIn, 'id' | 'company_id'>,
  ids: readonly number[],
): Promise<string[]> {
  const rows = await listReceivedWith(db, viewerOf(recruiter), ids);
  const byId = new Map(rows.map(({ id, candidate }) => [id, candidate.name]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The resume as it was sent, even if its owner has deleted it since. One that was built here is
 * typeset again, without mail address and number, for a company with which they are not shared.
 */
export async function openSentResume(
  { db, files }: Pick<Services, 'db' | 'files'>,
  recruiter: SignedIn,
  id: number,
): Promise<FileAnswer> {
  const sent = await findSent(db, recruiter, id);
  const { resume_id, resume_name, seeker_id: seekerId, is_hidden, contact } = sent;
  if (is_hidden) throw refuse('resource.application.reviewed_blind');
  if (resume_id === null) throw refuse('resource.resume.not_found');
  await noteView(db, recruiter, { seekerId, what: 'resume', reason: 'applied' });
  const reprint = contact === 'shared' ? null : await reprintWithoutContact(db, resume_id);
  if (reprint) return { ...reprint, name: withoutContact(resume_name ?? reprint.name) };
  const file = await openDocumentFile(db, files, resume_id);
  return { ...file, name: resume_name ?? file.name };
}
