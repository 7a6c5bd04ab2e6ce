import { z } from 'zod';
import {
  CANDIDATE_NOTE_MAX_LENGTH,
  CANDIDATE_NOTES_MAX,
  CANDIDATE_TAG_MAX_LENGTH,
  CANDIDATE_TAGS_MAX,
} from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { requiredText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';

const ofCandidate = () => idParams({ candidate: 'recruiter', foundCandidate: 'recruiter' });

/** What somebody of the team wrote about a candidate; the candidate never sees it. */
export const CandidateNote = z.object({
  id: z.number(),
  text: z.string(),
  /** Empty if they deleted their account. */
  author_name: z.string(),
  created_at: z.string(),
  /** Null until it is changed. */
  changed_at: z.string().nullable(),
  /** Whether the caller wrote it, and so may change it. */
  is_own: z.boolean(),
  /** Owners of the team delete those of others too. */
  may_delete: z.boolean(),
});
export type CandidateNote = z.output<typeof CandidateNote>;

const CandidateNoteForm = z.object({
  text: requiredText('resource.candidate_note.missing_text', CANDIDATE_NOTE_MAX_LENGTH),
});

/** A short word of the company; capitals make no other tag. */
const CandidateTag = requiredText(
  'resource.candidate_tag.missing_word',
  CANDIDATE_TAG_MAX_LENGTH,
).transform((tag) => tag.replaceAll(/\s+/g, ' '));

export const CandidateTags = z.object({ tags: z.array(z.string()) });
export type CandidateTags = z.output<typeof CandidateTags>;

const example = { text: 'Knows Tally well. Asked for a call after six.' };

export const candidateNotes = endpoints({
  'GET /barong/resource/candidates/:id/notes': {
    summary: 'What the team wrote about a candidate, newest first, and its tags for them',
    who: 'hr',
    params: ofCandidate(),
    query: paging(),
    output: listOf('candidate_notes', CandidateNote, { tags: z.array(z.string()) }),
    errors: ['resource.candidate.not_found'],
  },
  'POST /barong/resource/candidates/:id/notes': {
    summary: `Write a note about a candidate, for the team alone; at most ${CANDIDATE_NOTES_MAX}`,
    who: 'hr',
    team: 'interviewer',
    params: ofCandidate(),
    body: CandidateNoteForm,
    example,
    status: 201,
    output: CandidateNote,
    errors: [
      'request.idempotency_key_reused',
      'resource.candidate.not_found',
      'resource.candidate_note.missing_text',
      'resource.candidate_note.too_many',
    ],
  },
  'PUT /barong/resource/candidate_notes/:id': {
    summary: 'Change a note of your own about a candidate',
    who: 'hr',
    team: 'interviewer',
    params: idParams({ candidateNote: 'recruiter' }),
    body: CandidateNoteForm,
    example,
    output: CandidateNote,
    errors: ['resource.candidate_note.not_found', 'resource.candidate_note.missing_text'],
  },
  'DELETE /barong/resource/candidate_notes/:id': {
    summary: 'Delete a note about a candidate: your own, or as an owner of the team any',
    who: 'hr',
    team: 'interviewer',
    params: idParams({ candidateNote: 'recruiter' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.candidate_note.not_found'],
  },
  'PUT /barong/resource/candidates/:id/tags': {
    summary: `Put a tag on a candidate or take it off, for the team alone; at most ${CANDIDATE_TAGS_MAX} of them`,
    who: 'hr',
    params: ofCandidate(),
    body: z.object({ tag: CandidateTag, is_on: z.boolean() }),
    example: { tag: 'Night shift', is_on: true },
    output: CandidateTags,
    errors: [
      'resource.candidate.not_found',
      'resource.candidate_tag.missing_word',
      'resource.candidate_tag.too_many',
    ],
  },
  'GET /barong/resource/candidate_tags': {
    summary: 'The tags that the company has put on candidates, the most used first',
    who: 'hr',
    query: paging(),
    output: listOf('candidate_tags', z.object({ tag: z.string(), count: z.number() })),
  },
});
