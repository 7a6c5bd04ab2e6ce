/** What a team records about a candidate for itself: notes and tags. No seeker ever sees them. */
import type { Answer } from '../../../contract/endpoint.ts';
import type { WorkEventKind } from '../../../contract/team/team-activity.ts';
import { mayAs } from '../../../contract/team/team-roles.ts';
import type {
  CandidateNote,
  candidateNotes,
  CandidateTags,
} from '../../../contract/candidates/candidate-notes.ts';
import { CANDIDATE_NOTES_MAX, CANDIDATE_TAGS_MAX } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { companyOf, type SignedIn } from '../../platform/sessions.ts';
import { once } from '../../platform/idempotency.ts';
import { tellColleagues } from '../applications/applications.ts';
import { noteWork } from '../work-events/work-events.ts';
import {
  countNotes,
  deleteNote,
  deleteTag,
  findNote,
  getNote,
  insertNote,
  insertTag,
  isKnown,
  listNotes,
  listTags,
  listTagsOf,
  type NoteRow,
  updateNote,
} from './note-queries.ts';

type Listed = Answer<(typeof candidateNotes)['GET /barong/resource/candidates/:id/notes']>;
type Tags = Answer<(typeof candidateNotes)['GET /barong/resource/candidate_tags']>;

const mayDelete = ({ author_id }: { author_id: number | null }, recruiter: SignedIn): boolean =>
  author_id === recruiter.id || mayAs(recruiter.team_role, 'owner');

const present = ({ author_id, ...note }: NoteRow, recruiter: SignedIn): CandidateNote => ({
  ...note,
  is_own: author_id === recruiter.id,
  may_delete: mayDelete({ author_id }, recruiter),
});

export async function readNotes(
  db: Db,
  recruiter: SignedIn,
  seekerId: number,
  paging: Paging,
): Promise<Listed> {
  const companyId = companyOf(recruiter);
  if (!(await isKnown(db, companyId, seekerId))) throw refuse('resource.candidate.not_found');
  const { rows, meta } = await listNotes(db, companyId, seekerId, paging);
  const candidate_notes = rows.map((row) => present(row, recruiter));
  return { candidate_notes, tags: await listTagsOf(db, companyId, seekerId), meta };
}

/**
 * Locks the candidate, whom the company must know, while `write` changes what is recorded about
 * them.
 */
const aboutCandidate = <T>(
  db: Db,
  recruiter: SignedIn,
  seekerId: number,
  write: (trx: Trx, companyId: number) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const companyId = companyOf(recruiter);
    await holdAccount(trx, seekerId);
    if (!(await isKnown(trx, companyId, seekerId))) throw refuse('resource.candidate.not_found');
    const written = await write(trx, companyId);
    await tellColleagues(trx, companyId);
    return written;
  });

const workOf = (
  { id: actor_id }: SignedIn,
  kind: WorkEventKind,
  { company_id, account_id: candidate_id }: { company_id: number; account_id: number },
) => ({ kind, company_id, actor_id, candidate_id });

export const addNote = (
  db: Db,
  recruiter: SignedIn,
  seekerId: number,
  { text, key }: { text: string; key: string | undefined },
): Promise<CandidateNote> =>
  aboutCandidate(db, recruiter, seekerId, (trx, company_id) => {
    const sending = { accountId: recruiter.id, key, content: ['candidate_note', seekerId, text] };
    return once(trx, sending, async () => {
      if ((await countNotes(trx, company_id, seekerId)) >= CANDIDATE_NOTES_MAX) {
        throw refuse('resource.candidate_note.too_many');
      }
      const note = { account_id: seekerId, company_id, author_id: recruiter.id, text };
      await noteWork(trx, workOf(recruiter, 'note_written', note));
      return present(await getNote(trx, await insertNote(trx, note)), recruiter);
    });
  });

/** Only the author of a note changes it: it is shown under their name. */
export const changeNote = (
  db: Db,
  recruiter: SignedIn,
  id: number,
  text: string,
): Promise<CandidateNote> =>
  db.transaction().execute(async (trx) => {
    const note = orRefuse(
      await findNote(trx, companyOf(recruiter), id),
      'resource.candidate_note.not_found',
    );
    if (note.author_id !== recruiter.id) throw refuse('authz.unauthorized');
    await updateNote(trx, id, text);
    await noteWork(trx, workOf(recruiter, 'note_changed', note));
    await tellColleagues(trx, note.company_id);
    return present(await getNote(trx, id), recruiter);
  });

export const removeNote = (db: Db, recruiter: SignedIn, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const note = orRefuse(
      await findNote(trx, companyOf(recruiter), id),
      'resource.candidate_note.not_found',
    );
    if (!mayDelete(note, recruiter)) throw refuse('authz.unauthorized');
    await deleteNote(trx, id);
    await noteWork(trx, workOf(recruiter, 'note_deleted', note));
    await tellColleagues(trx, note.company_id);
  });

/** Adds a tag to a candidate or removes it; repeating this changes nothing. */
export const tagCandidate = (
  db: Db,
  recruiter: SignedIn,
  seekerId: number,
  { tag, is_on }: { tag: string; is_on: boolean },
): Promise<CandidateTags> =>
  aboutCandidate(db, recruiter, seekerId, async (trx, companyId) => {
    const ofCandidate = { account_id: seekerId, company_id: companyId, tag };
    const before = await listTagsOf(trx, companyId, seekerId);
    if (is_on) await insertTag(trx, ofCandidate);
    else await deleteTag(trx, ofCandidate);
    const tags = await listTagsOf(trx, companyId, seekerId);
    if (tags.length > CANDIDATE_TAGS_MAX) throw refuse('resource.candidate_tag.too_many');
    if (tags.length !== before.length) {
      await noteWork(trx, workOf(recruiter, 'tags_changed', ofCandidate));
    }
    return { tags };
  });

export async function readCandidateTags(
  db: Db,
  recruiter: SignedIn,
  paging: Paging,
): Promise<Tags> {
  const { rows, meta } = await listTags(db, companyOf(recruiter), paging);
  return { candidate_tags: rows, meta };
}
